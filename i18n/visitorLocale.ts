import { parseAccept } from 'hono/utils/accept'
import { splitAddress } from './address'
import { defaultLocale, type Locale, locales } from './languages'
import { matchLocale } from './matchLocale'

/**
 * The language of the visitor who sends a form: that of the form’s page, else the one chosen before (cookie `i18next`),
 * else the browser’s.
 *
 * @param page address of the page (`Referer`); only its path counts; `/` does not, because referrer policies may strip the path.
 */
export function visitorLocale({ page, cookie, acceptLanguage }: Record<'page' | 'cookie' | 'acceptLanguage', string | undefined>): Locale {
  if (page && URL.canParse(page)) {
    const { pathname } = new URL(page)
    if (pathname !== '/') return splitAddress(pathname).locale
  }
  return matchLocale(cookie, locales) ?? acceptedLocale(acceptLanguage, locales) ?? defaultLocale
}

/**
 * The best match for a browser’s `Accept-Language`, by weight; the same rule as `renderer/inline/detectLanguage.ts`.
 *
 * @param acceptLanguage the raw header.
 * @param supported the languages to choose from.
 * @returns undefined if none matches.
 */
export function acceptedLocale<T extends string>(acceptLanguage: string | undefined, supported: readonly T[]): T | undefined {
  for (const { type, q } of parseAccept(acceptLanguage ?? '')) {
    const locale = q > 0 ? matchLocale(type, supported) : undefined
    if (locale) return locale
  }
  return undefined
}
