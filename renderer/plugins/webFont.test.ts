import { readFileSync } from 'node:fs'
import { first, firstRange, otherRange, whole } from 'virtual:web-font'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { locales } from '../../i18n/languages'
import { codePoints } from '../unicodeRange'
import { firstCharacters } from './firstCharacters'

it('names font files by a hash of their content', () => {
  expect(whole).toMatch(/^\/assets\/static\/typeface\.[0-9a-f]{8}\.woff2$/)
  expect(first).toMatch(/^\/assets\/static\/typeface-first\.[0-9a-f]{8}\.woff2$/)
})

it('asks for the small file for all that it has, and never for the whole typeface', () => {
  const firstOnes = String.fromCodePoint(...codePoints(firstRange))
  expect([...firstCharacters()].filter((character) => !firstOnes.includes(character))).toEqual([])
  expect(firstOnes, 'Japanese is not held back by it').not.toMatch(/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u)
  const other = String.fromCodePoint(...codePoints(otherRange))
  expect(other).toContain('þ')
  expect([...firstCharacters()].filter((character) => other.includes(character))).toEqual([])
})

it('the subset has all letters of the texts in Latin script', () => {
  const latin = locales.filter((code) => new Intl.Locale(code).maximize().script === 'Latn')
  const words = latin.flatMap((code) => globSync(`locales/${code}/*.json`).map((file) => readFileSync(file, 'utf8')))
  const missing = [...new Set(words.join('').replace(/\s/g, ''))].filter((character) => /\p{L}/u.test(character) && !firstCharacters().includes(character))
  expect(missing).toEqual([])
})
