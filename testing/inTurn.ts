import { type Locale, locales } from '../i18n/languages'

/** The part of some things that falls to a language, where each is to be tried once and no language is to be left out. */
export function inTurn<T>(locale: Locale, things: readonly T[]): T[] {
  return things.filter((_, index) => index % locales.length === locales.indexOf(locale))
}
