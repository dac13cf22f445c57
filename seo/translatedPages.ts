import { defaultLocale, type Locale, locales } from '../i18n/languages'

/** By language, the paths of pages with the keys of the texts that they wait for. */
type Untranslated = ReadonlyMap<Locale, ReadonlyMap<string, readonly string[]>>

let untranslated: Untranslated = new Map()

/** Tells which pages a language shows in English, as it goes live page by page. Whoever builds knows, before the first page is made. */
export function setUntranslated(pages: Untranslated): void {
  untranslated = pages
}

/** What was told last. */
export function getUntranslated(): Untranslated {
  return untranslated
}

/** The language that a page’s words are in: not its own, where nobody has translated them yet. */
export function wordsLocale(path: string, locale: Locale): Locale {
  return untranslated.get(locale)?.has(path) ? defaultLocale : locale
}

/**
 * The languages that really have a page.
 *
 * @param own those that have it whatever the language’s words say; left out, all.
 * @returns undefined where that is all of them.
 */
export function languagesOf(path: string, own?: readonly string[]): readonly string[] | undefined {
  const known = (own ?? locales).filter((code) => wordsLocale(path, code as Locale) === code)
  return own || known.length < locales.length ? known : undefined
}
