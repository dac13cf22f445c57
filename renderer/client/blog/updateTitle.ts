import type { BlogData } from '../../../blog/view/readBlog'

/** Sets the document’s title to the current one of the post or category. The list of categories keeps the title of the build. */
export function updateTitle(data: BlogData): void {
  if ('title' in data) setTitle(data.title)
  // Behind a category’s name stands what it is a part of (`pages/@blogCategory/+data.ts`).
  else if ('posts' in data) setTitle(data.category.name, /^.*?(?=( – [^–]*)? \| )/)
}

/** Replaces the title but keeps the company’s name at its end. */
export function setTitle(title: string, old = /^.*(?= \| )/): void {
  // A function, because the text may contain `$&`.
  document.title = document.title.replace(old, () => title)
}
