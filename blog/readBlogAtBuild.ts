import type { Locale } from '../i18n/languages'
import { backendAddress, isForeignBackend } from './backendAddress'
import { siteBackend } from './backends'
import { fingerprint, hashContent } from './view/fingerprint'
import { type BlogSource, type BlogView, readBlog } from './view/readBlog'

/**
 * The data of a blog page, and the source from which its island refreshes in the browser.
 *
 * @returns undefined if there is no such category or post.
 * @throws errors of the backend.
 */
export async function readBlogAtBuild<V extends BlogView['view']>(where: BlogView & { view: V }, locale: Locale) {
  const source = blogSource(where, locale)
  const blog = await readBlog(siteBackend(locale), where)
  // Our own HTML is already safe (blog/markdown.ts).
  return blog && { blog: isForeignBackend() ? await sanitise(blog) : blog, source: { ...source, hash: fingerprintOnce(blog) } }
}

/** Caches the last hash, because the languages of a page are adjacent and often show the same text. */
function fingerprintOnce(blog: object): number {
  const content = 'content' in blog ? blog.content : undefined
  if (last?.content !== content) last = { content, hash: hashContent(blog) }
  return fingerprint(blog, last?.hash)
}

let last: { content: unknown; hash: ReturnType<typeof hashContent> } | undefined

/** The source of a blog island’s data in the browser. */
export function blogSource(where: BlogView, locale: Locale): BlogSource {
  return { ...where, backend: backendAddress(), locale }
}

/** Called after the fingerprint is computed, because the browser computes it from the unsanitised answer. */
async function sanitise<T extends object>(blog: T): Promise<T> {
  // On demand, because loading it takes longer than rendering hundreds of pages, and most builds do not need it.
  const { sanitiseHtml } = await import('./sanitiseHtml')
  return 'content' in blog ? { ...blog, content: sanitiseHtml(String(blog.content)) } : blog
}
