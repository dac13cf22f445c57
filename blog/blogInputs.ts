import type { Locale } from '../i18n/languages'
import { siteVersions } from './backends'
import { type BlogView, readBlog } from './view/readBlog'

/**
 * The inputs of a blog page’s data (`readBlogAtBuild`). For our own posts, they have the version of a text in place of the text, so
 * that a build need not render thousands of unchanged posts.
 *
 * @throws errors of the backend.
 */
export async function blogInputs(where: BlogView, locale: Locale): Promise<unknown> {
  return readBlog(siteVersions(locale), where)
}
