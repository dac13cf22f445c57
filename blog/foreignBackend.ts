import type { Locale } from '../i18n/languages'

/** Milliseconds for one answer, body included. */
const answerTime = 10_000

/**
 * Asks a backend on another host.
 *
 * @param call path and query below the backend’s address, such as `/blog.php?slug=x`.
 * @throws where it cannot be reached or takes too long, with the address and the reason.
 */
export async function askForeign(backend: string, call: string, locale: Locale, time = answerTime): Promise<Response> {
  try {
    const response = await fetch(`${backend}${call}`, {
      headers: { Accept: 'application/json', 'Accept-Language': locale },
      signal: AbortSignal.timeout(time),
    })
    // Within the time as well; who reads the answer later finds it complete.
    const { status, headers } = response
    return new Response(status === 204 || status === 304 ? null : await response.arrayBuffer(), { status, headers })
  } catch (error) {
    const { name, message, cause } = error as Error
    const reason = name === 'TimeoutError' ? `it did not answer within ${time / 1000} seconds` : cause instanceof Error ? cause.message || cause.name : message
    throw new Error(`The backend at ${backend} cannot be asked for ${call}: ${reason}.`, { cause: error })
  }
}
