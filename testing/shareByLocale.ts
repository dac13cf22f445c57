import { type Locale, locales } from '../i18n/languages'

/** The share of a language when items are distributed over all languages, so that each item is tested in one of them. */
export function shareByLocale<T>(locale: Locale, items: readonly T[]): T[] {
  return items.filter((_, index) => index % locales.length === locales.indexOf(locale))
}
