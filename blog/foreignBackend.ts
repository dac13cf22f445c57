import type { Locale } from '../i18n/languages'

/** Milliseconds for one answer, body included. */
const answerTime = 10_000
/** Bytes of one answer: the texts of thousands of posts. What is larger is none of a blog, and takes gigabytes to render. */
export const maxBytes = 32 * 1024 * 1024
const maxRedirects = 5

/**
 * Asks a backend on another host. It may lead to another address of its own, and to no other host: what stands there is not
 * the site’s to publish.
 *
 * @param call path and query below the backend’s address, such as `/blog.php?slug=x`.
 * @throws where it cannot be reached, takes too long, leads elsewhere or has too much to say, with the address and the reason.
 */
export async function askForeign(backend: string, call: string, locale: Locale, time = answerTime): Promise<Response> {
  const signal = AbortSignal.timeout(time)
  try {
    const response = await follow(`${backend}${call}`, locale, signal)
    // Within the time as well; who reads the answer later finds it complete.
    const { status, headers } = response
    return new Response(status === 204 || status === 304 ? null : await readAll(response), { status, headers })
  } catch (error) {
    const { name, message, cause } = error as Error
    const reason = name === 'TimeoutError' ? `it did not answer within ${time / 1000} seconds` : cause instanceof Error ? cause.message || cause.name : message
    throw new Error(`The backend at ${backend} cannot be asked for ${call}: ${reason}.`, { cause: error })
  }
}

async function follow(start: string, locale: Locale, signal: AbortSignal): Promise<Response> {
  let address = start
  for (let count = 0; count <= maxRedirects; count++) {
    const response = await fetch(address, { headers: { Accept: 'application/json', 'Accept-Language': locale }, signal, redirect: 'manual' })
    const location = [301, 302, 303, 307, 308].includes(response.status) ? response.headers.get('Location') : null
    if (location === null) return response
    await response.body?.cancel()
    const next = URL.canParse(location, address) ? new URL(location, address) : undefined
    if (next?.origin !== new URL(start).origin) {
      throw new Error(`it leads to another host, ${next?.origin ?? 'with no address'}; if that is the backend, set BACKEND_URL to it`)
    }
    address = next.href
  }
  throw new Error('it leads from one address to the next without end')
}

async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`its answer has more than ${maxBytes / 1024 / 1024} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
