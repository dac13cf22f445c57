import type { callPaths } from '../../../blog/contract'
import { answerLanguage } from '../../../blog/view/languageTag'
import type { Answer, Backend, BlogSource, Entry, NewPost, Post } from '../../../blog/view/readBlog'
import { defaultLocale } from '../../../i18n/languages'

type CallPath = (typeof callPaths)[keyof typeof callPaths]

/**
 * The blog’s calls over HTTP (specification §7). Refuses only what is not JSON: an answer of another shape differs from what the
 * page shows, so its shape is checked before it is rendered (`checkShape`).
 */
export function fetchBackend({ backend, locale }: Pick<BlogSource, 'backend' | 'locale'>): Backend {
  return {
    locale,
    categories: () => ask<(Entry & { newestPosts?: NewPost[] })[]>('/blogs-category.php') as Promise<Answer<Entry[]>>,
    items: (category) => ask<Entry[]>('/blog-category-items.php', category),
    post: (slug) => ask<Post>('/blog.php', slug),
  }

  async function ask<T>(call: CallPath, slug?: string): Promise<Answer<T> | undefined> {
    const response = await fetch(backend + call + (slug ? `?slug=${encodeURIComponent(slug)}` : ''), {
      headers: { Accept: 'application/json', 'Accept-Language': locale },
      signal: AbortSignal.timeout(30_000),
    })
    // The list of categories always exists, so its 404 is an error.
    if (slug && response.status === 404) return undefined
    // 200 with `null` is a failure as well: it would be a blog without categories.
    const body = response.ok && (await response.json())
    if (!body) throw new Error(`${call} answered ${response.status}.`)
    return { body, language: answerLanguage(response.headers.get('Content-Language') || defaultLocale, locale) }
  }
}
