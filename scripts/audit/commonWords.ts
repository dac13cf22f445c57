import { memoizeByObject } from '../../collections/memoize'
import type { Site } from './site'
import { textBlocks } from './textBlocks'

/** With fewer words, a language has no profile: names and headings alone are of no language. */
const leastWords = 2000

/**
 * By language, the words by which its texts are recognised, such as “und” in German: those that are frequent in it, and rare in every
 * other language of the site. Learned from the site itself, so a new language needs no list.
 */
export const commonWords = memoizeByObject(({ pages }: Site): ReadonlyMap<string, ReadonlySet<string>> => {
  const texts = new Map<string, Set<string>>()
  // Each text once: those of header and footer are on every page.
  for (const page of pages.filter(({ isCanonical }) => isCanonical))
    for (const { text, language } of textBlocks(page)) texts.set(language, (texts.get(language) ?? new Set()).add(text))
  const counts = new Map([...texts].map(([language, all]) => [language, countWords(all)]))
  const totals = [...counts].map(([language, words]) => [language, [...words.values()].reduce((sum, count) => sum + count, 0)] as const)
  const shares = new Map(totals.filter(([, total]) => total >= leastWords))
  const share = (language: string, word: string) => (counts.get(language)?.get(word) ?? 0) / (shares.get(language) ?? 1)
  return new Map(
    [...shares.keys()].map((language) => {
      const others = [...shares.keys()].filter((other) => other !== language)
      const isCommon = (word: string) => share(language, word) > 0.0025 && others.every((other) => share(other, word) * 20 < share(language, word))
      return [language, new Set([...(counts.get(language)?.keys() ?? [])].filter(isCommon))]
    }),
  )
})

function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Words in lower case; in a script without spaces, pieces of sentences, which are rare. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
}
