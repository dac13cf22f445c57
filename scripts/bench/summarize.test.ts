import { expect, it } from 'vitest'
import type { FirstVisit } from './firstVisit'
import { summarize } from './summarize'

const visit: FirstVisit = {
  firstByte: 500,
  firstPaint: 800,
  largestPaint: 900,
  interactive: undefined,
  blocked: 0,
  shift: 0,
  bytes: 12_000,
  bytesBeforePaint: 13_000,
}

it('returns median and fastest of times, and the worst shift', () => {
  const row = summarize([visit, { ...visit, firstPaint: 900.4, shift: 0.1 }, { ...visit, firstPaint: 700 }], 14_000)
  expect(row).toMatchObject({ 'first paint': '800 / 700', 'first byte': '500 / 500', shift: 0.1, HTML: 12_000, 'HTML budget': 14_000 })
})

it('shows events that did not occur as a dash', () => {
  expect(summarize([visit], 14_000)).toMatchObject({ interactive: '–' })
})
