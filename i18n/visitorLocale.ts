import { parseAccept } from 'hono/utils/accept'
import { splitAddress } from './address'
import { defaultLocale, type Locale, locales } from './languages'
import { matchLocale } from './matchLocale'

/**
 * The first of some languages among those that a browser asks for, by weight, as `renderer/inline/detectLanguage.ts` finds it in the browser.
 *
 * @param acceptLanguage the header, as it came.
 * @param known the languages to choose from.
 * @returns undefined where it asks for none of them.
 */
export function acceptedLocale<T extends string>(acceptLanguage: string | undefined, known: readonly T[]): T | undefined {
  for (const { type, q } of parseAccept(acceptLanguage ?? '')) {
    const locale = q > 0 ? matchLocale(type, known) : undefined
    if (locale) return locale
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
  return matchLocale(cookie, locales) ?? acceptedLocale(acceptLanguage, locales) ?? defaultLocale
}
