import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { firstCharacters, firstRange, otherRange } from './firstCharacters'

const germanAndEnglish = firstCharacters('nowhere')

it('takes the letters of a further language from its words, in both cases', () => {
  expect(furtherLetters({ en: 'Café', fr: 'À propos : un œuf, ça coûte 3 €' })).toBe('ÀÇÉÛàçéûŒœ')
})

it('needs no more than before for English and German', () => {
  expect(furtherLetters({ en: 'Grüße – Ähre' })).toBe('')
})

it('passes over what the typeface lacks, over other scripts and over what is not written yet', () => {
  expect(furtherLetters({ fr: 'łű', ja: 'é', is: '✎ þ' })).toBe('')
})

it('says in CSS which file has which', () => {
  const characters = `${germanAndEnglish}éœ`
  expect(firstRange(characters)).toBe(`${firstRange(germanAndEnglish)},U+e9,U+153`)
  expect(otherRange(germanAndEnglish)).toContain('U+e5-f5,U+f7-fb,U+fd-ff,U+131,U+152-153,')
  expect(otherRange(characters)).toContain('U+e5-e8,U+ea-f5,U+f7-fb,U+fd-ff,U+131,U+152,')
})

function furtherLetters(words: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'letters-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [code, text] of Object.entries(words)) {
    mkdirSync(join(root, 'locales', code), { recursive: true })
    writeFileSync(join(root, 'locales', code, 'home.json'), JSON.stringify({ title: text }))
  }
  return firstCharacters(root).slice(germanAndEnglish.length)
}
