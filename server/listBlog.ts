import { defaultLocale } from '../i18n/languages'
import { askBackend } from './askBackend'
import { categoryItems, categoryList } from './contract'

/** The slugs of the whole blog, wherever it comes from, for whoever makes a page of each. */
export async function listBlog(): Promise<{ slug: string; posts: string[] }[]> {
  const categories = await askBackend('/blogs-category.php', categoryList, defaultLocale)
  return Promise.all(
    (categories?.body ?? []).map(async ({ slug }) => {
      const items = await askBackend(`/blog-category-items.php?slug=${encodeURIComponent(slug)}`, categoryItems, defaultLocale)
      return { slug, posts: items?.body.map((item) => item.slug) ?? [] }
    }),
  )
}
