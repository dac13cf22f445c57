import { memoize } from '../collections/memoize'
import { defaultLocale, type Locale, locales } from '../i18n/languages'
import { backendAddress, isForeignBackend } from './backendAddress'
import { foreignBackend } from './backends'
import { type BlogListing, ownBlog } from './blogListing'

/**
 * The listing of the site’s blog. For a foreign backend: as of the first call, with the languages that it reports for
 * its posts.
 *
 * @throws if the backend fails or its answer has another shape.
 */
export async function listBlog(): Promise<BlogListing> {
  if (!isForeignBackend()) return ownBlog()
  return foreignListing(backendAddress())
}

/** By the address of the backend. */
const foreignListing = memoize(async (): Promise<BlogListing> => {
  const backend = foreignBackend(defaultLocale)
  const categories = await backend.categories()
  return Promise.all(
    categories.body.map(async ({ slug }) => {
      const items = await backend.items(slug)
      const posts = (items?.body ?? []).map(async (item) => ({ slug: item.slug, languages: await languagesOf(item.slug) }))
      return { slug, posts: await Promise.all(posts) }
    }),
  )
})

/** The languages in which the backend has the post: without a translation, it answers with the original. */
async function languagesOf(slug: string): Promise<Locale[]> {
  const answers = await Promise.all(locales.map(async (locale) => (await foreignBackend(locale).post(slug))?.language))
  return locales.filter((locale, index) => answers[index] === locale)
}
