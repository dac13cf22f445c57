import { type Locale, languageOf } from '../i18n/languages'

/**
 * Keeps words with a single letter before the hyphen (E-Mail, U-Bahn) on one line, in languages with compounds: no reader expects a line to end with
 * “E-”. By an element, because the typeface has no U+2011, for which a browser would fetch its other characters and then take another font, and
 * because it would be copied and not found by a search.
 *
 * @param html part of a page.
 */
export function keepWhole(html: string, locale: Locale): string {
  if (!languageOf(locale).compounds) return html
  return html.replace(wordsAndRest, (found, rest?: string) => (rest ? found : `<span class="whole">${found}</span>`))
}

/** Tags, and elements whose text is not laid out in lines; the words. */
const wordsAndRest = /(<(option|script|style|textarea|title)\b.*?<\/\2>|<[^>]*>)|(?<![\p{L}\d.-])\p{L}-\p{L}{2,}/gsu
