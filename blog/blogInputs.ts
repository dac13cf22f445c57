import type { Locale } from '../i18n/languages'
import { backendAddress } from './backendAddress'
import { foreignBackend, ownVersions } from './backends'
import { type BlogView, readBlog } from './view/readBlog'

/**
 * What decides the data of a blog page, as `readBlogAtBuild` gives them. Of our own posts, the version of a text stands for the
 * text, so that a build need not read thousands of posts to see that they are as they were.
 *
 * @throws what the backend throws.
 */
export async function blogInputs(where: BlogView, locale: Locale): Promise<unknown> {
  const isForeign = backendAddress().startsWith('http')
  return readBlog(isForeign ? foreignBackend(locale) : ownVersions(locale), where)
}
