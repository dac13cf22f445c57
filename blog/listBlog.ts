import { defaultLocale, type Locale, locales } from '../i18n/languages'
import { askBackend } from './askBackend'
import { backendAddress } from './backendAddress'
import { type BlogListing, ownBlog } from './blogListing'
import { blogPost, categoryItems, categoryList } from './contract'

/**
 * The whole blog, wherever it comes from, for whoever makes a page of each post: of a foreign backend, as it was when
 * it was asked first, with the languages that it says its posts are in.
 *
 * @throws where the backend fails or answers something else.
 */
export async function listBlog(): Promise<BlogListing> {
  const backend = backendAddress()
  if (!backend.startsWith('http')) return ownBlog()
  if (foreign?.backend !== backend) foreign = { backend, listing: askForListing() }
  return foreign.listing
}

let foreign: { backend: string; listing: Promise<BlogListing> } | undefined

async function askForListing(): Promise<BlogListing> {
  const categories = await askBackend('/blogs-category.php', categoryList, defaultLocale)
  return Promise.all(
    (categories?.body ?? []).map(async ({ slug }) => {
      const items = await askBackend(`/blog-category-items.php?slug=${encodeURIComponent(slug)}`, categoryItems, defaultLocale)
      const posts = (items?.body ?? []).map(async (item) => ({ slug: item.slug, languages: await languagesOf(item.slug) }))
      return { slug, posts: await Promise.all(posts) }
    }),
  )
}

/** A backend that has no translation answers with the original. */
async function languagesOf(slug: string): Promise<Locale[]> {
  const answers = await Promise.all(locales.map(async (locale) => (await askBackend(`/blog.php?slug=${encodeURIComponent(slug)}`, blogPost, locale))?.language))
  return locales.filter((locale, index) => answers[index] === locale)
}
