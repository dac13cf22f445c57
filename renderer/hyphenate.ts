import { createRequire } from 'node:module'
import { type Locale, languageOf } from '../i18n/languages'

/**
 * Says where long words of headings may be broken, with soft hyphens, in languages that put words together. CSS alone
 * (`hyphens: auto`) leaves it to the browser, and some have no dictionary: there a word wider than a phone is cut anywhere.
 * Wide screens, where every word fits, do without (`theme/GlobalStyle.ts`).
 *
 * @param html part of a page. Headings in articles of another language stay as they are.
 * @see https://www.w3.org/TR/css-text-4/#hyphenation
 */
export function hyphenateHeadings(html: string, locale: Locale): string {
  if (!languageOf(locale).compounds) return html
  const foreign = new RegExp(`(<article(?=[^>]* lang=)(?![^>]* lang="${locale}").*?</article>)`, 's')
  return everyOther(html, foreign, (own) =>
    own.replace(headings, (heading) => everyOther(heading, /(<[^>]*>)/, (text) => text.replace(longWords, (word) => hyphenate(word, locale)))),
  )
}

const headings = /<(h[1-3]|th|b)[ >].*?<\/\1>/gs
/** A German word of fewer letters fits into a heading at 320 px. */
const longWords = /\p{L}{15,}/gu

/** Where `separator` has one group, `split` gives what is between and what it found in turn. */
function everyOther(text: string, separator: RegExp, change: (between: string) => string): string {
  return text
    .split(separator)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}

const known = new Map<string, string>()

function hyphenate(word: string, locale: Locale): string {
  const hyphenated = known.get(word) ?? withoutStumps(patterns(locale).hyphenateSync(word))
  known.set(word, hyphenated)
  return hyphenated
}

/** A line that begins or ends with two or three letters of a word is harder to read than a ragged one. */
function withoutStumps(word: string): string {
  const syllables = word.split(softHyphen)
  while (syllables.length > 1 && (syllables[0]?.length ?? 0) < 4) syllables.splice(0, 2, `${syllables[0]}${syllables[1]}`)
  while (syllables.length > 1 && (syllables.at(-1)?.length ?? 0) < 4) syllables.splice(-2, 2, `${syllables.at(-2)}${syllables.at(-1)}`)
  return syllables.join(softHyphen)
}

const softHyphen = '\u00AD'
const load = createRequire(import.meta.url)

/** TeX’s patterns, by language code. */
function patterns(locale: Locale): { hyphenateSync(word: string): string } {
  return load(`hyphen/${locale}`)
}
