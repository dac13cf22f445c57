import { render } from 'vike/abort'
import type { BlogSource } from '../../components/Island'
import { sanitiseHtml } from '../../content/markdown'
import type { Locale } from '../../i18n/languages'
import { fingerprint } from '../../islands/blog/fingerprint'
import { type Backend, type BlogView, readBlog } from '../../islands/blog/readBlog'
import { askBackend } from '../../server/askBackend'
import { backendAddress } from '../../server/backendAddress'
import { blogPost, categoryItems, categoryList } from '../../server/contract'

/**
 * What a blog page shows, and where its island looks for something newer in the browser.
 *
 * @throws Vike’s 404 where there is no such category or post, and what the backend throws.
 */
export async function readBlogAtBuild<V extends BlogView['view']>(where: BlogView & { view: V }, locale: Locale) {
  const blog = await readBlog(backend(locale), where)
  if (!blog) throw render(404)
  return { blog: isForeign() ? makeSafe(blog) : blog, source: { ...blogSource(where, locale), hash: fingerprint(blog) } }
}

/** Where a blog island gets its data in the browser. */
export function blogSource(where: BlogView, locale: Locale): BlogSource {
  return { ...where, backend: backendAddress(), locale }
}

/** Our own backend’s HTML is sanitised where it is made (content/markdown.ts). */
function isForeign(): boolean {
  return backendAddress().startsWith('http')
}

/** After the fingerprint has been taken, as the browser takes it of what the backend sends. */
function makeSafe<T extends object>(blog: T): T {
  return 'content' in blog ? { ...blog, content: sanitiseHtml(String(blog.content)) } : blog
}

function backend(locale: Locale): Backend {
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
