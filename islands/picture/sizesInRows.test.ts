import { expect, it } from 'vitest'
import { sizesInRows } from './sizesInRows'

it.each([
  [3, []],
  [2, [0, 1]],
  [5, [0, 1]],
  [4, [0, 1, 2, 3]],
  [7, [0, 1, 2, 3]],
])('of %i cards, those in rows of two are half as wide as the page: %j', (count, expected) => {
  const places = Array.from({ length: count }, (_, index) => index)
  expect(places.filter((index) => !sizesInRows(index, count).includes('33vw'))).toEqual(expected)
})
