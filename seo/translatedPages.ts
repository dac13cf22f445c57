import { defaultLocale, type Locale, locales } from '../i18n/languages'

/** By language, the paths of pages with the keys of the texts that they wait for. */
type Untranslated = ReadonlyMap<Locale, ReadonlyMap<string, readonly string[]>>

let untranslated: Untranslated = new Map()

/** Sets the pages that partial languages show in English. The build calls it before rendering. */
export function setUntranslated(pages: Untranslated): void {
  untranslated = pages
}

/** The pages set last. */
export function getUntranslated(): Untranslated {
  return untranslated
}

/** The language of a page’s texts: the default one if the page is not translated yet. */
export function wordsLocale(path: string, locale: Locale): Locale {
  return untranslated.get(locale)?.has(path) ? defaultLocale : locale
}

/**
 * The languages with a translation of a page.
 *
 * @param own languages of the page’s own text; all by default.
 * @returns undefined if that is all of them.
 */
export function languagesOf(path: string, own?: readonly string[]): readonly string[] | undefined {
  const translated = (own ?? locales).filter((code) => wordsLocale(path, code as Locale) === code)
  return own || translated.length < locales.length ? translated : undefined
}
