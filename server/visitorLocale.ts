import { parseAccept } from 'hono/utils/accept'
import { splitAddress } from '../i18n/address'
import { defaultLocale, isLocale, type Locale } from '../i18n/languages'

/**
 * The first language of the site among those that a browser asks for, by weight; regions are ignored.
 *
 * @param acceptLanguage the header, as it came.
 * @returns undefined where none of them is one of ours.
 */
export function acceptedLocale(acceptLanguage: string | undefined): Locale | undefined {
  for (const { type, q } of parseAccept(acceptLanguage ?? '')) {
    const code = type.toLowerCase().split('-')[0]
    if (q > 0 && isLocale(code)) return code
  }
  return undefined
}

/**
 * The language that somebody reads who sends a form: that of the page it stands on, where that is known to be ours; else
 * what was chosen before (cookie `i18next`), else what the browser prefers.
 *
 * @param page address of the page (`Referer`); only its path counts, and a bare origin says nothing.
 */
export function visitorLocale({ page, cookie, acceptLanguage }: Record<'page' | 'cookie' | 'acceptLanguage', string | undefined>): Locale {
  if (page && URL.canParse(page)) {
    const { pathname } = new URL(page)
    if (pathname !== '/') return splitAddress(pathname).locale
  }
  return isLocale(cookie) ? cookie : (acceptedLocale(acceptLanguage) ?? defaultLocale)
}
