import type { Locale } from '../i18n/languages'
import { isForeignBackend } from './backendAddress'
import { foreignBackend, ownBackend } from './backends'
import { languageTag } from './view/languageTag'
import type { Entry } from './view/readBlog'

/**
 * The name of a category, for the pages of its posts, and its language (BCP 47) if it is untranslated; undefined if the backend lists no
 * such category. Only this, as a page is rendered again when one of its inputs changes, and a list of categories has each new post.
 *
 * @throws errors of the backend.
 */
export async function categoryName(slug: string, locale: Locale): Promise<Pick<Entry, 'name' | 'lang'> | undefined> {
  const categories = await (isForeignBackend() ? foreignBackend(locale) : ownBackend(locale)).categories()
  const found = categories.find((each) => each.slug === slug)
  return found && { name: found.name, lang: languageTag(found.lang) }
}
