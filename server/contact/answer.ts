import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { getContent } from '../../content/content'
import { address } from '../../i18n/address'
import type { Locale } from '../../i18n/languages'
import { direction, getTranslate } from '../../i18n/translator'

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
 * The message was not taken. A visitor is told in their language, with a way back (browsers keep what was typed) and
 * another way to reach the company.
 *
 * @param reason for a program that sends forms.
 */
export function refuse(context: Context, status: ContentfulStatusCode, reason: string, { locale, origin, isNative }: Visitor): Response {
  if (!isNative) return context.json({ error: reason }, status)
  const t = getTranslate(locale)
  const words = t('contact')
  const { email, phone } = getContent().company
  context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  context.header('Content-Language', locale)
  const page = html`<!doctype html>
<html lang="${locale}" dir="${direction(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.failure}</title>
<h1>${words.failure}</h1>
<p>${words.error} <a href="${origin + address('/contact-us', locale)}">${words.title}</a>
<p>${words.direct.email}: <a href="mailto:${email}">${email}</a><br>${words.direct.phone}: <a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>
</html>
`
  return context.html(page, status) as Response
}
