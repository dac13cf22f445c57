import { createRequire } from 'node:module'
import { memoize } from '../../collections/memoize'
import type { Locale } from '../../i18n/languages'

/**
 * Inserts soft hyphens into long words: where two words are joined as far as an ending or a frequent second word tells, otherwise between syllables,
 * except near the ends of a word.
 */
export function hyphenate(text: string, locale: Locale): string {
  return text.replace(longWords, hyphenated(locale))
}

const hyphenated = memoize((locale: Locale) => memoize((word: string) => mergeShortEnds(hyphenateParts(word, locale))))

/** Breaks a word into its parts, and a part only if it is long itself. */
function hyphenateParts(word: string, locale: Locale): string {
  return word
    .replace(seams, `$&${softHyphen}`)
    .replace(secondWords, softHyphen)
    .replace(longWords, (part) => patterns(locale).hyphenateSync(part))
}

/** German: endings that an s joins to the next word. */
const seams = /(?<=\p{L}{3})(?:ung|heit|keit|schaft|tion|tät)s(?=\p{L}{4})/gu

/** German: frequent second words of our compounds. Broken by syllables, a line would end in “Softwarepro-” or “Festpreisan-”. */
const secondWords = new RegExp(
  `(?<=\\p{L}{3})(?<!\u00AD)(?=(?:${[
    'angebot|anwendung|aufnahme|bearbeitung|beziehung|bewerbung|bewertung|entscheidung|entwicklung|erkennung|erklärung|partner|plattform|produkt',
    'verarbeitung|verwaltung|vorbereitung|wesen|(?<!ab|auf|aus|be|ein|ver)(?:lösung|messung)',
  ].join('|')})(?:e|en|es|n|s)?(?!\\p{L}))`,
  'gu',
)

/** A German word with fewer letters fits into a heading at 320 px. One with very many is hyphenated in parts, as the patterns take quadratic time. */
const longWords = /\p{L}{15,99}/gu

/** A fragment of two or three letters is harder to read than a ragged line. */
function mergeShortEnds(word: string): string {
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
