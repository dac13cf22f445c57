import { parseOrigins } from '../collections/parseOrigin'
import { withProtocol } from '../collections/withProtocol'
import type { BlogSnapshot } from './blogSnapshot'

/**
 * Further origins of pictures, beside the site and the backend: the setting `BACKEND_PICTURES`, comma-separated.
 *
 * @throws if an entry is not an origin.
 */
export function backendPictures(): string[] {
  const { origins, wrong } = parseOrigins(process.env.BACKEND_PICTURES ?? '')
  if (wrong.length === 0) return origins
  throw new Error(`BACKEND_PICTURES has ‘${wrong[0]}’ in it. Each has to be an origin such as https://images.example.com, without a path.`)
}

/** Origins of a blog’s pictures that the pages’ policy blocks; readers would not see these pictures. */
export function blockedPictures({ backend, answers }: BlogSnapshot, allowed = backendPictures()): string[] {
  const addresses = Object.values(answers).flatMap(({ body }) => picturesIn(body).map(withProtocol))
  const origins = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address)] : [])).filter(({ protocol }) => protocol.startsWith('http'))
  const allowedOrigins = [new URL(backend).origin, ...allowed]
  return [...new Set(origins.map(({ origin }) => origin))].filter((origin) => !allowedOrigins.includes(origin)).sort()
}

function picturesIn(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(picturesIn)
  const { image, content } = (body ?? {}) as { image?: unknown; content?: unknown }
  const inText = typeof content === 'string' ? [...content.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi)].map(([, address = '']) => address) : []
  return typeof image === 'string' ? [image, ...inText] : inText
}
