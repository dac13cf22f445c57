import { type Locale, languageOf } from '../../i18n/languages'
import { notLaidOut } from './notLaidOut'

/**
 * Keeps words on one line that no reader expects to be broken at their hyphen: in languages with compounds, where one is an abbreviation of one or
 * two letters (E-Mail, IP-Adresse); in others, short ones in headings and suggestions (end-to-end). In both also ranges of figures and articles of laws,
 * as browsers break lines after a dash and between brackets. By an element, because the typeface has no U+2011, for which a browser would fetch its
 * other characters and then take another font, and because it would be copied and not found by a search.
 *
 * @param html part of a page, in a language with spaces.
 */
export function keepWhole(html: string, locale: Locale): string {
  const marked = languageOf(locale).compounds
    ? markWhole(html.replace(headings, keepCompounds), abbreviated)
    : html.replace(headings, (heading) => markWhole(heading, short))
  return /\d–\d|\d\)\(/.test(marked) ? markWhole(marked, figures) : marked
}

/**
 * @param words a pattern with one group: for what stays as it is (`notLaidOut`).
 * @param name a class: `whole` for what is never broken, `ending` for what is broken only if it is longer than a line.
 */
export function markWhole(html: string, words: RegExp, name: 'whole' | 'ending' = 'whole'): string {
  return html.replace(words, (found, rest?: string) => (rest ? found : `<span class="${name}">${found}</span>`))
}

/** Long words of a heading of several go to the next line as a whole, and are broken at their seam only where a line has no room for them: “Veranstaltungs-/App”, “App zur Prüfungs-/vorbereitung”. */
function keepCompounds(heading: string): string {
  return heading.replace(tags, '').trim().includes(' ') ? markWhole(heading, compound, 'ending') : heading
}

const abbreviated = new RegExp(`(${notLaidOut})|(?<![\\p{L}\\d.-])(?:\\p{L}-\\p{L}{2,}|\\p{Lu}{2}-\\p{L}{2,9}(?![\\p{L}-]))`, 'gsu')

const headings = /<(h[1-3]|b|aside)[ >].*?<\/\1>/gs
const tags = /<[^>]*>/g
/** Up to twelve letters: as much as every heading has room for on a phone with text of twice the size. */
const short = new RegExp(`(${notLaidOut})|(?<![\\p{L}\\d.-])(?=[\\p{L}-]{3,12}(?![\\p{L}\\d-]))\\p{L}+(?:-\\p{L}+)+`, 'gsu')

/** With the signs at both sides, before which a line could break otherwise: of two parts, or with a seam from `hyphenate.ts`. From the first of them only, in linear time. */
const compound = new RegExp(`(${notLaidOut})|(?<![^\\s<>&;])[^\\s<>&;]*(?:\\u00AD|\\p{L}{3}-\\p{L}{2})[^\\s<>&;]*`, 'gsu')

/** Times of day, years, pages; 6(1)(a). Looked for from the first figure of a number only, in linear time. */
const figures = new RegExp(`(${notLaidOut})|(?<![\\d:.])\\d(?:[\\d:.]*–[\\d:.]*\\d|\\d*(?:\\([\\da-z]+\\)){2,})`, 'gsu')
