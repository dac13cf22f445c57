import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { address } from '../../i18n/address'
import type { Locale } from '../../i18n/languages'

export interface Visitor {
  locale: Locale
  /** Origin of the site; empty for this server’s own. */
  origin: string
  /** Whether the browser submitted the form itself and navigates to the response, without a script. */
  isNative: boolean
}

/** Browsers accept `text/html` when they navigate; scripts accept JSON or anything. */
export function isNativeForm(accept = ''): boolean {
  return accept.includes('text/html') && !accept.includes('application/json')
}

/** The response after the message was stored. */
export function thank(context: Context, { locale, origin, isNative }: Visitor): Response {
  return isNative ? context.redirect(origin + address('/contact-us/thanks', locale), 303) : context.json({ ok: true })
}

/**
 * The response if the message was rejected. Visitors get a page in their language, with a link back (browsers keep the input)
 * and other ways of contact.
 *
 * @param reason for scripts.
 */
export function refuse(context: Context, status: ContentfulStatusCode, reason: string, { locale, origin, isNative }: Visitor): Response {
  return isNative ? context.redirect(origin + address('/contact-us/failed', locale), 303) : context.json({ error: reason }, status)
}
