import type { Backend, Entry, Post } from '../../../blog/view/readBlog'
import { defaultLocale } from '../../../i18n/languages'

/** How long an answer may take, in ms. */
const limit = 30_000

/**
 * The blog’s calls over HTTP (specification §7). Each is made once, however often it is asked for.
 *
 * @param base address of the backend’s calls, without a trailing slash.
 * @param locale the language to ask for (BCP 47).
 */
export function fetchBackend(base: string, locale: string): Backend {
  const answers = new Map<string, ReturnType<typeof fetchOnce>>()
  const ask = (call: string) => {
    const answer = answers.get(call) ?? fetchOnce(call)
    answers.set(call, answer)
    return answer
  }
  return {
    async categories() {
      return list((await ask('/blogs-category.php'))?.body)
    },
    async items(category) {
      const answer = await ask(`/blog-category-items.php?slug=${encodeURIComponent(category)}`)
      return answer && list(answer.body)
    },
    async post(slug) {
      const answer = await ask(`/blog.php?slug=${encodeURIComponent(slug)}`)
      return answer && { post: shaped<Post>(answer.body, ['title', 'image', 'content']), language: answer.language }
    },
  }

  async function fetchOnce(call: string): Promise<{ body: unknown; language: string } | undefined> {
    const response = await fetch(base + call, {
      headers: { Accept: 'application/json', 'Accept-Language': locale },
      signal: AbortSignal.timeout(limit),
    })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${call}: the backend answered ${response.status}.`)
    return { body: await response.json(), language: response.headers.get('Content-Language')?.split(/[,;-]/)[0]?.trim() || defaultLocale }
  }
}

function list(body: unknown): Entry[] {
  if (!Array.isArray(body)) throw new Error('The backend’s answer is not a list.')
  return body.map((each) => shaped<Entry>(each, ['slug', 'name', 'description', 'image', 'alt']))
}

function shaped<T>(value: unknown, texts: (keyof T & string)[]): T {
  const missing = texts.find((key) => typeof (value as Record<string, unknown> | null)?.[key] !== 'string')
  if (missing) throw new Error(`The backend’s answer has no text '${missing}'.`)
  return value as T
}
