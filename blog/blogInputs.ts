import type { Locale } from '../i18n/languages'
import { backendAddress } from './backendAddress'
import { foreignBackend, ownVersions } from './backends'
import { type BlogView, readBlog } from './view/readBlog'

/**
 * What decides the data of a blog page (`readBlogAtBuild`). For our own posts, the version of a text replaces the text, so that
 * a build need not render thousands of posts to find them unchanged.
 *
 * @throws errors of the backend.
 */
export async function blogInputs(where: BlogView, locale: Locale): Promise<unknown> {
  const isForeign = backendAddress().startsWith('http')
  return readBlog(isForeign ? foreignBackend(locale) : ownVersions(locale), where)
}
