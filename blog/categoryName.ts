import type { Locale } from '../i18n/languages'
import { siteBackend } from './backends'
import { type Entry, entryIn } from './view/readBlog'

/**
 * The name of a category, for the pages of its posts, and its language (BCP 47) if it is untranslated; undefined if the backend lists no
 * such category. Only this, as a page is rendered again when one of its inputs changes, and a list of categories has each new post.
 *
 * @throws errors of the backend.
 */
export async function categoryName(slug: string, locale: Locale): Promise<Pick<Entry, 'name' | 'lang'> | undefined> {
  const backend = siteBackend(locale)
  const categories = await backend.categories()
  const found = categories.body.find((each) => each.slug === slug)
  if (!found) return undefined
  const { name, lang } = entryIn(backend, categories)(found)
  return { name, lang }
}
