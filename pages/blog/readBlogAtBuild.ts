import type { BlogSource } from '../../components/Island'
import { setDecidedBy } from '../../content/decidedBy'
import type { Locale } from '../../i18n/languages'
import { fingerprint, hashContent } from '../../islands/blog/fingerprint'
import { type Backend, type BlogView, readBlog } from '../../islands/blog/readBlog'
import { askBackend } from '../../server/askBackend'
import { backendAddress } from '../../server/backendAddress'
import { findPost, listCategories, listItems } from '../../server/blogTexts'
import { blogPost, categoryItems, categoryList } from '../../server/contract'
import { notFound } from '../notFound'

/**
 * What a blog page shows, and where its island looks for something newer in the browser. Of our own posts, versions decide,
 * so that nobody has to read a post to see that it is as it was.
 *
 * @throws Vike’s 404 where there is no such category or post, and what the backend throws.
 */
export async function readBlogAtBuild<V extends BlogView['view']>(where: BlogView & { view: V }, locale: Locale) {
  const source = blogSource(where, locale)
  if (source.backend.startsWith('http')) {
    const blog = (await readBlog(foreignBackend(locale), where)) ?? (await notFound())
    return { blog: await makeSafe(blog), source: { ...source, hash: fingerprintOnce(blog) } }
  }
  // Our own backend’s HTML is sanitised where it is made (content/markdown.ts).
  const blog = (await readBlog(ownBackend(locale), where)) ?? (await notFound())
  const version = where.slug && findPost(where.slug, locale)?.version
  if (!version) return { blog, source: { ...source, hash: fingerprint(blog) } }
  const decision = JSON.stringify(Object.keys(blog).map((key) => [key, key === 'content' ? version : blog[key as keyof typeof blog]]))
  const lazySource = Object.defineProperty({ ...source, hash: '' }, 'hash', { get: () => fingerprintOnce(blog) })
  return { blog: setDecidedBy(blog, decision), source: setDecidedBy(lazySource, { ...source, decision }) }
}

/** The languages of a page follow each other, and often show the same text. */
function fingerprintOnce(blog: object): string {
  const content = 'content' in blog ? blog.content : undefined
  if (last?.content !== content) last = { content, hash: hashContent(blog) }
  return fingerprint(blog, last?.hash)
}

let last: { content: unknown; hash: ReturnType<typeof hashContent> } | undefined

/** Where a blog island gets its data in the browser. */
export function blogSource(where: BlogView, locale: Locale): BlogSource {
  return { ...where, backend: backendAddress(), locale }
}

/** After the fingerprint has been taken, as the browser takes it of what the backend sends. */
async function makeSafe<T extends object>(blog: T): Promise<T> {
  // Loading it takes longer than rendering hundreds of pages, and most builds have no use for it.
  const { sanitiseHtml } = await import('../../content/sanitiseHtml')
  return 'content' in blog ? { ...blog, content: sanitiseHtml(String(blog.content)) } : blog
}

/** What our calls answer, without the way through HTTP, JSON and back: that took longer than rendering the page. */
function ownBackend(locale: Locale): Backend {
  return {
    categories: async () => listCategories(locale),
    items: async (category) => listItems(category, locale),
    post: async (slug) => findPost(slug, locale),
  }
}

function foreignBackend(locale: Locale): Backend {
  return {
    async categories() {
      return (await askBackend('/blogs-category.php', categoryList, locale))?.body ?? []
    },
    async items(category) {
      return (await askBackend(`/blog-category-items.php?slug=${encodeURIComponent(category)}`, categoryItems, locale))?.body
    },
    async post(slug) {
      const answer = await askBackend(`/blog.php?slug=${encodeURIComponent(slug)}`, blogPost, locale)
      return answer && { post: answer.body, language: answer.language }
    },
  }
}
