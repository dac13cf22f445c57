import type { Locale } from '../i18n/languages'
import { backendAddress } from './backendAddress'
import { foreignBackend, ownBackend } from './backends'
import { fingerprint, hashContent } from './view/fingerprint'
import { type BlogSource, type BlogView, readBlog } from './view/readBlog'

/**
 * What a blog page shows, and where its island looks for something newer in the browser.
 *
 * @returns undefined where there is no such category or post.
 * @throws what the backend throws.
 */
export async function readBlogAtBuild<V extends BlogView['view']>(where: BlogView & { view: V }, locale: Locale) {
  const source = blogSource(where, locale)
  const isForeign = source.backend.startsWith('http')
  const blog = await readBlog(isForeign ? foreignBackend(locale) : ownBackend(locale), where)
  // Our own backend’s HTML is sanitised where it is made (blog/markdown.ts).
  return blog && { blog: isForeign ? await makeSafe(blog) : blog, source: { ...source, hash: fingerprintOnce(blog) } }
}

/** The languages of a page follow each other, and often show the same text. */
function fingerprintOnce(blog: object): number {
  const content = 'content' in blog ? blog.content : undefined
  if (last?.content !== content) last = { content, hash: hashContent(blog) }
  return fingerprint(blog, last?.hash)
}

let last: { content: unknown; hash: ReturnType<typeof hashContent> } | undefined

/** Where a blog island gets its data in the browser. */
export function blogSource(where: BlogView, locale: Locale): BlogSource {
  return { from: 'blog', ...where, backend: backendAddress(), locale }
}

/** After the fingerprint has been taken, as the browser takes it of what the backend sends. */
async function makeSafe<T extends object>(blog: T): Promise<T> {
  // Loading it takes longer than rendering hundreds of pages, and most builds have no use for it.
  const { sanitiseHtml } = await import('./sanitiseHtml')
  return 'content' in blog ? { ...blog, content: sanitiseHtml(String(blog.content)) } : blog
}
