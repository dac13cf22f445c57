import type { BlogData } from '../../../blog/view/readBlog'

/** The document is called what a post or category is called now; the list of categories has its title from the build. */
export function entitle(data: BlogData): void {
  if ('title' in data) setTitle(data.title)
  else if ('posts' in data) setTitle(data.category.name)
}

/** The company’s name stays in the title. */
export function setTitle(title: string): void {
  // A function, as a text may hold `$&`.
  document.title = document.title.replace(/^.*(?= \| )/, () => title)
}
