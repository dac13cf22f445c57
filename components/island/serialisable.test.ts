import { describe, expect, it } from 'vitest'
import { findUnserialisable } from './serialisable'

describe('findUnserialisable', () => {
  it('accepts JSON', () => {
    expect(findUnserialisable({ a: [1, 'x', null, { b: true }, Object.create(null)], c: undefined })).toBeUndefined()
  })

  it('accepts the same value in two places', () => {
    const shared = { a: 1 }
    expect(findUnserialisable({ x: shared, y: shared })).toBeUndefined()
  })

  const cyclic: Record<string, unknown> = {}
  cyclic.self = { cyclic }
  class Money {}
  it.each([
    ['a Date', { when: new Date() }, 'when', 'an instance of Date'],
    ['a function', { list: [{ onClick() {} }] }, 'list[0].onClick', 'a function'],
    ['a class instance', { price: new Money() }, 'price', 'an instance of Money'],
    ['a Map', { map: new Map() }, 'map', 'an instance of Map'],
    ['a cycle', { cyclic }, 'cyclic.self.cyclic', 'a reference back to what contains it'],
    ['a symbol', { s: Symbol('x') }, 's', 'a symbol'],
    ['a bigint', { n: 1n }, 'n', 'a bigint'],
    ['what JSON turns into null', { n: Number.NaN }, 'n', 'NaN'],
  ])('finds %s, with its path', (_, value, path, kind) => {
    expect(findUnserialisable(value)).toEqual({ path, kind })
    expect(findUnserialisable(value, 'props')).toEqual({ path: `props.${path}`, kind })
  })
})
