import { expect, it } from 'vitest'
import { setDecidedBy } from '../../collections/decidedBy'
import { decidingJson } from './decidingJson'

it('writes plain data as JSON does', () => {
  const data = [{ a: 1, b: [null, 'x'], c: undefined }, Object.create(null)]
  expect(decidingJson(data)).toBe(JSON.stringify(data))
})

it('writes what decides an object, and asks for none of its values', () => {
  const post = Object.defineProperty({ content: '' }, 'content', { get: () => expect.fail('asked'), enumerable: true })
  expect(decidingJson({ post: setDecidedBy(post, { version: 'v' }) })).toBe('{"post":{"version":"v"}}')
})

it.each([new Map(), new Date(), () => {}, Symbol('x')])('refuses what JSON would drop or change: %o', (since) => {
  expect(() => decidingJson({ page: { since } })).toThrow('‘since’ of its +data is no plain value')
})
