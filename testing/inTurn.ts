import { type Locale, locales } from '../i18n/languages'

/** Distributes items over the languages, so that each item and each language is tested once. */
export function inTurn<T>(locale: Locale, things: readonly T[]): T[] {
  return things.filter((_, index) => index % locales.length === locales.indexOf(locale))
}
