import { expect, it } from 'vitest'
import { mixWithWhite } from './shareColours'

it.each([
  ['#6F2DA8', 1, 0x6f2da8],
  ['#63C', 1, 0x6633cc],
  ['#63C', 0.5, 0xb399e6],
  ['#63C', 0, 0xffffff],
])('takes %s, mixed by %d with white, for what it is', (hex, share, colour) => {
  expect(mixWithWhite(hex, share)).toBe(colour)
})
