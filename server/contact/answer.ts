import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { address } from '../../i18n/address'
import type { Locale } from '../../i18n/languages'

/** What the answer to a form needs to know of the one who sent it. */
export interface Visitor {
  locale: Locale
  /** Origin of the site, or empty where it is this server’s. */
  origin: string
  /** A native form, which shows whatever is answered; else a script, which reads the status. */
  isNative: boolean
}

/** Browsers name `text/html` when they navigate; scripts ask for JSON or for anything. */
export function isNativeForm(accept = ''): boolean {
  return accept.includes('text/html') && !accept.includes('application/json')
}

/** The message is safe. */
export function thank(context: Context, { locale, origin, isNative }: Visitor): Response {
  return isNative ? context.redirect(origin + address('/contact-us/thanks', locale), 303) : context.json({ ok: true })
}

/**
 * The message was not taken. A visitor is told in their language, on a page of the site, with a way back (browsers keep what
 * was typed) and other ways to reach the company.
 *
 * @param reason for a program that sends forms.
 */
export function refuse(context: Context, status: ContentfulStatusCode, reason: string, { locale, origin, isNative }: Visitor): Response {
  return isNative ? context.redirect(origin + address('/contact-us/failed', locale), 303) : context.json({ error: reason }, status)
}
