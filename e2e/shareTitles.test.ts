import { expect, it } from 'vitest'
import { missingCharacters, shareFonts } from '../renderer/prerender/shareFonts'
import { drawTitle, titleLimits } from '../renderer/prerender/shareTitle'
import { readState } from '../renderer/prerender/state'

it('no title of a share image reaches the drawing or the logo, in any language', () => {
  const shares = Object.values(readState()?.pages ?? {}).map(({ share }) => share)
  expect(new Set(shares.map(({ locale }) => locale)).size).toBeGreaterThan(2)
  const texts = shares.map(({ title }) => title)
  // Images with such characters have no title.
  const fonts = shareFonts(texts)
  const missing = missingCharacters(texts, fonts)
  const tooLarge = shares.filter(({ title, locale }) => {
    if (missing.some((character) => title.includes(character))) return false
    const { left, top, width } = drawTitle({ title, locale }, fonts)
    return left + width > titleLimits.right || top < titleLimits.top
  })
  expect(tooLarge.map(({ title }) => title)).toEqual([])
})
