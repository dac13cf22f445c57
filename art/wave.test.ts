import { expect, it } from 'vitest'
import { Wave } from './wave'

it('is the same at a point of a row, and at one between them', () => {
  const columns = Float64Array.from({ length: 400 }, (_, index) => 2 * index - 440)
  const wave = new Wave(columns, 0.047, -0.021, 5.3)
  const differences = [-30, 0, 299.5, 640].flatMap((y) => {
    wave.row(y)
    return [...columns].map((x, column) => Math.abs(wave.at(x, y, column) - wave.at(x, y, -1)))
  })
  expect(Math.max(...differences)).toBeLessThan(1e-12)
})
