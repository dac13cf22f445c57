import type { Locale } from '../i18n/languages'

/** For one answer, body included. */
const answerTimeoutMs = 10_000
/** For one answer; enough for thousands of posts. Rendering more would take gigabytes of memory. */
export const maxBytes = 32 * 1024 * 1024
const maxRedirects = 5

/**
 * Calls a backend on another host. Follows redirects to the same origin only, because the site must not publish content of
 * other hosts.
 *
 * @param call path and query below the backend’s address, such as `/blog.php?slug=x`.
 * @throws if it cannot be reached, is too slow, redirects elsewhere or sends too much; the error has address and reason.
 */
export async function askForeignBackend(backend: string, call: string, locale: Locale, timeoutMs = answerTimeoutMs): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await follow(`${backend}${call}`, locale, signal)
    // Reads the whole body here, because the timeout includes it.
    const { status, headers } = response
    return new Response(status === 204 || status === 304 ? null : await readAll(response), { status, headers })
  } catch (error) {
    const { name, message, cause } = error as Error
    const reason =
      name === 'TimeoutError' ? `it did not answer within ${timeoutMs / 1000} seconds` : cause instanceof Error ? cause.message || cause.name : message
    throw new Error(`The backend at ${backend} cannot be reached for ${call}: ${reason}.`, { cause: error })
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
      throw new Error(`it redirects to another host, ${next?.origin ?? 'with no address'}; if that is the backend, set BACKEND_URL to it`)
    }
    address = next.href
  }
  throw new Error('too many redirects')
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
