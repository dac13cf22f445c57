import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { writeFileIn } from '../../testing/writeFileIn'
import { firstCharacters, firstRange, otherRange } from './firstCharacters'

const germanAndEnglish = firstCharacters('nowhere')

it('adds the letters of a further language’s texts, in both cases', () => {
  expect(furtherLetters({ en: 'Café', fr: 'À propos : un œuf, ça coûte 3 €' })).toBe('ÀÇÉÛàçéûŒœ')
})

it('adds nothing for English and German', () => {
  expect(furtherLetters({ en: 'Grüße – Ähre' })).toBe('')
})

it('ignores characters that the typeface lacks, other scripts, and untranslated texts', () => {
  expect(furtherLetters({ fr: 'łű', ja: 'é', is: '✎ þ' })).toBe('')
})

it('splits the characters into two unicode-ranges', () => {
  const characters = `${germanAndEnglish}éœ`
  expect(firstRange(germanAndEnglish)).toBe('U+20-fc,U+2013-2026')
  expect(firstRange(characters)).toBe('U+20-153,U+2013-2026')
  expect(otherRange(germanAndEnglish)).toContain('U+e5-f5,U+f7-fb,U+fd-ff,U+131,U+152-153,')
  expect(otherRange(characters)).toContain('U+e5-e8,U+ea-f5,U+f7-fb,U+fd-ff,U+131,U+152,')
})

/** @param texts one text per language. */
function furtherLetters(texts: Record<string, string>): string {
  const root = temporaryFolder('letters-')
  for (const [code, text] of Object.entries(texts)) writeFileIn(root, `locales/${code}/home.json`, JSON.stringify({ title: text }))
  return firstCharacters(root).slice(germanAndEnglish.length)
}
