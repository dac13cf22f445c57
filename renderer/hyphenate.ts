import { createRequire } from 'node:module'
import type { Locale } from '../i18n/languages'

/** Inserts soft hyphens between the syllables of long words, except near their ends. */
export function hyphenate(text: string, locale: Locale): string {
  return text.replace(longWords, (word) => {
    const hyphenated = cache.get(word) ?? mergeShortEnds(patterns(locale).hyphenateSync(word))
    cache.set(word, hyphenated)
    return hyphenated
  })
}

/** A German word with fewer letters fits into a heading at 320 px. */
const longWords = /\p{L}{15,}/gu

const cache = new Map<string, string>()

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
