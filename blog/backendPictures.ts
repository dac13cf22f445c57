import type { BlogSnapshot } from './blogSnapshot'

/**
 * Whose pictures the pages may show besides those of the site and of the backend itself: the setting `BACKEND_PICTURES`, origins with
 * commas between them.
 *
 * @throws where one of them is none.
 */
export function backendPictures(): string[] {
  const entries = (process.env.BACKEND_PICTURES ?? '').split(',').map((entry) => entry.trim())
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const url = URL.canParse(entry) ? new URL(entry) : undefined
      if (url?.protocol.startsWith('http') && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin
      throw new Error(`BACKEND_PICTURES has ‘${entry}’ in it. Each has to be an origin such as https://images.example.com, without a path.`)
    })
}

/** Where pictures of a blog stand that the pages’ policy blocks, which no reader is told. */
export function blockedPictures({ backend, answers }: BlogSnapshot, allowed = backendPictures()): string[] {
  const addresses = Object.values(answers).flatMap(({ body }) => picturesIn(body))
  const origins = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address)] : [])).filter(({ protocol }) => protocol.startsWith('http'))
  const known = [new URL(backend).origin, ...allowed]
  return [...new Set(origins.map(({ origin }) => origin))].filter((origin) => !known.includes(origin)).sort()
}

function picturesIn(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(picturesIn)
  const { image, content } = (body ?? {}) as { image?: unknown; content?: unknown }
  const inText = typeof content === 'string' ? [...content.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi)].map(([, address = '']) => address) : []
  return typeof image === 'string' ? [image, ...inText] : inText
}
