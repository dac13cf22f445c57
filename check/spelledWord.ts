import type { Dictionary } from './dictionary'

/** Matches words: letters with apostrophes, hyphens and full stops between them, without digits. */
export const spelledWord = /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{M}\u00AD]*(?:['’.-]\p{L}[\p{L}\p{M}\u00AD]*)*(?![\p{L}\p{N}_])-?/gu
/** Matches Latin words in a language with another script. */
export const latinWord = /(?<![\p{Script=Latin}\p{N}_])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’.-]\p{Script=Latin}+)*(?![\p{Script=Latin}\p{N}_])/gu

/** The word as in dictionaries: without soft hyphens, with straight apostrophes. */
export function plain(word: string): string {
  return word.replaceAll('\u00AD', '').replaceAll('’', "'")
}

/** Whether a word, or each of its parts, is correct: initials, or known words, also as abbreviations with a full stop. */
export function isCorrect(word: string, { knows }: Pick<Dictionary, 'knows'>): boolean {
  const isWord = (text: string) => !/\p{Ll}{2}/u.test(text) || [text, `${text}.`, text.replace(/'s?$/, '')].some(knows)
  if (!/[-.]/.test(word)) return isWord(word)
  const parts = word.match(/[^-.]+-?/g) ?? []
  // The first part of a compound may have a linking letter: “Sicherheits-”.
  return isWord(word) || parts.every((part) => isWord(part) || isWord(part.replace('-', '')))
}
