import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { visitorLocale } from '../../i18n/visitorLocale'
import type { Log } from '../log'
import { isForeign, type Origins, originOfSite } from '../origins'
import { peerAddress } from '../peerAddress'
import { isNativeForm, refuse, thank, type Visitor } from './answer'
import { clientAddress } from './clientKey'
import { BadForm, maxBytes, readFields } from './fields'
import type { MessageTable } from './messageTable'

/** Dependencies of the contact form’s call. */
interface ContactOptions {
  messages: MessageTable
  /** Turns an address into the key of the rate limit. */
  clientKey: (address: string) => Promise<string>
  origins: Origins
  /** Number of our own proxies. */
  trustedHops: number
  /** Called when a message was stored. */
  onStored: () => void
  /** Must not receive personal data. */
  log: Log
}

/**
 * `POST /contact.php` (specification §7). Responds after the commit: 200, or 400, 403, 405, 413, 415, 429 or 503 with a reason.
 * A native form is redirected to the success or failure page (303).
 */
export function createContact({ messages, clientKey, origins, trustedHops, onStored, log }: ContactOptions): Hono {
  let hasWarned = false

  async function take(context: Context): Promise<Response> {
    const visitor = visitorOf(context, origins)
    if (isForeign(context.req.raw.headers, origins)) {
      return refuse(context, 403, 'This origin may not send forms. Its owner can allow it: ALLOWED_ORIGINS.', visitor)
    }
    try {
      const { fields, isSpam } = await readFields(await readBody(context), context.req.header('Content-Type') ?? '')
      const client = await clientKey(addressOf(context))
      const outcome = await messages.store({ fields, isSpam, locale: visitor.locale, client })
      if (outcome.kind === 'limited') {
        context.header('Retry-After', String(outcome.retryAfter))
        return refuse(context, 429, `Too many messages. Try again in ${outcome.retryAfter} s.`, visitor)
      }
      if (outcome.kind === 'stored') onStored()
      return thank(context, visitor)
    } catch (error) {
      if (error instanceof BadForm) return refuse(context, error.status, error.message, visitor)
      log(`A message was not stored: ${(error as Error).message}`, { level: 'error', request: context.get('requestId') })
      context.header('Retry-After', '10')
      return refuse(context, 503, 'The message could not be stored. Try again.', visitor)
    }
  }

  function addressOf(context: Context): string {
    const forwardedFor = context.req.header('X-Forwarded-For')
    if (forwardedFor && trustedHops === 0 && !hasWarned) {
      hasWarned = true
      log('Requests come through a proxy (X-Forwarded-For), but TRUSTED_HOPS is 0, so all visitors share one rate limit. Set TRUSTED_HOPS=1 behind one proxy.')
    }
    return clientAddress({ peer: peerAddress(context), forwardedFor, trustedHops })
  }

  return new Hono().post('/contact.php', take).all('/contact.php', (context) => {
    context.header('Allow', 'POST')
    return context.json({ error: 'Send a form by POST.' }, 405)
  })
}

function visitorOf(context: Context, origins: Origins): Visitor {
  const { headers } = context.req.raw
  const locale = visitorLocale({
    page: context.req.header('Referer'),
    cookie: getCookie(context, 'i18next'),
    acceptLanguage: context.req.header('Accept-Language'),
  })
  return { locale, origin: originOfSite(headers, origins), isNative: isNativeForm(context.req.header('Accept')) }
}

/** A form of unknown length is read up to this size, although not kept: half-read, it would block its connection. */
const maxReadBytes = 8 * maxBytes

/** Fails if the form is too long, the connection breaks off or the client is too slow. */
async function readBody(context: Context): Promise<ArrayBuffer> {
  const tooLong = new BadForm(413, `A message may have at most ${maxBytes / 1024} kB.`)
  const length = context.req.header('Content-Length')
  // The adapter reads past a body that nobody has touched.
  if (Number(length) > maxBytes) throw tooLong
  try {
    if (length !== undefined) return await context.req.arrayBuffer()
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    const reader = context.req.raw.body?.getReader()
    for (let chunk = await reader?.read(); chunk?.value && size <= maxReadBytes; chunk = await reader?.read()) {
      size += chunk.value.length
      if (size <= maxBytes) chunks.push(chunk.value)
    }
    if (size > maxReadBytes) context.header('Connection', 'close')
    if (size > maxBytes) throw tooLong
    return await new Blob(chunks).arrayBuffer()
  } catch (error) {
    throw error instanceof BadForm ? error : new BadForm(400, 'The form is incomplete.')
  }
}
