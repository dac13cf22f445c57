import { defaultLocale, type Locale, locales } from '../i18n/languages'
import { askBackend } from './askBackend'
import { backendAddress, isForeignBackend } from './backendAddress'
import { type BlogListing, ownBlog } from './blogListing'
import { blogPost, categoryItems, categoryList } from './contract'

/**
 * The listing of the site’s blog. For a foreign backend: as of the first call, with the languages that it reports for
 * its posts.
 *
 * @throws if the backend fails or its answer has another shape.
 */
export async function listBlog(): Promise<BlogListing> {
  if (!isForeignBackend()) return ownBlog()
  const backend = backendAddress()
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

/** The languages in which the backend has the post: without a translation, it answers with the original. */
async function languagesOf(slug: string): Promise<Locale[]> {
  const answers = await Promise.all(locales.map(async (locale) => (await askBackend(`/blog.php?slug=${encodeURIComponent(slug)}`, blogPost, locale))?.language))
  return locales.filter((locale, index) => answers[index] === locale)
}
