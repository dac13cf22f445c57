import type { Category } from '../blog/loadBlog'

/** Each category of the blog, followed by its posts: the folders below `content/blog`, and the texts by language. */
export function blogEntries(blog: readonly Category[]) {
  return blog.flatMap((category) => [{ slugs: [category.slug] as const, texts: category.texts }, ...postEntries([category])])
}

export function postEntries(blog: readonly Category[]) {
  return blog.flatMap(({ slug: category, posts }) => posts.map(({ slug, texts }) => ({ slugs: [category, slug] as const, texts })))
}
