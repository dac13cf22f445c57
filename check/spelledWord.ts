import type { Dictionary } from './dictionary'

/** Where words stand in a text: letters, and what may join them. What has digits in it is no word. */
export const spelledWord = /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{M}\u00AD]*(?:['’.-]\p{L}[\p{L}\p{M}\u00AD]*)*(?![\p{L}\p{N}_])-?/gu
/** The same in a language that has letters of its own: what stands in others’. */
export const latinWord = /(?<![\p{Script=Latin}\p{N}_])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’.-]\p{Script=Latin}+)*(?![\p{Script=Latin}\p{N}_])/gu

/** As a dictionary writes it. */
export function plain(word: string): string {
  return word.replaceAll('\u00AD', '').replaceAll('’', "'")
}

/** Whether a word, or each part of it, is one: initials are, and what a dictionary or a list of ours has, abbreviations without their full stop. */
export function isRight(word: string, { knows }: Pick<Dictionary, 'knows'>): boolean {
  const isWord = (text: string) => !/\p{Ll}{2}/u.test(text) || [text, `${text}.`, text.replace(/'s?$/, '')].some(knows)
  if (!/[-.]/.test(word)) return isWord(word)
  const parts = word.match(/[^-.]+-?/g) ?? []
  // The first part of a compound may have a letter that it has nowhere else: “Sicherheits-”.
  return isWord(word) || parts.every((part) => isWord(part) || isWord(part.replace('-', '')))
}
