import { expect, it } from 'vitest'
import { plainJson } from './plainJson'

it('serialises plain data like JSON.stringify', () => {
  const data = [{ a: 1, b: [null, 'x'], c: undefined }, Object.create(null)]
  expect(plainJson(data)).toBe(JSON.stringify(data))
})

it.each([new Map(), new Date(), () => {}, Symbol('x')])('rejects values that JSON would drop or change: %o', (since) => {
  expect(() => plainJson({ page: { since } })).toThrow('‘since’ of its +data is no plain value')
})
