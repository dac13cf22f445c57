import { expect, it } from 'vitest'
import { missingCharacters, shareFonts } from './shareFonts'

it('has each character of a title on its own, although no other title needs the font', () => {
  const title = 'Measuring 5 m² in 1½ hours, to 10¯¹² mm and 3 µm'
  const fonts = shareFonts([title])
  expect([...title].filter((character) => !fonts.some(({ characters }) => characters.has(character.codePointAt(0) ?? 0)))).toEqual([])
  expect(missingCharacters([title], fonts)).toEqual([])
})

it('reports characters that no font has, also those that a font claims to have', () => {
  const title = 'Bəxt, שלום'
  expect(missingCharacters([title], shareFonts([title]))).toEqual(['ə', 'ש', 'ל', 'ו', 'ם'])
})

it('misses no spaces of other widths, and nothing invisible, which a title needs no font for', () => {
  const title = 'z.\u202FB. 10\u2009000 Wahl\u00ADergebnisse, foo\u2060\u200Bbar'
  expect(missingCharacters([title], shareFonts([title]))).toEqual([])
})
