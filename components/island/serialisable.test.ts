import { describe, expect, it } from 'vitest'
import { assertSerialisable } from './serialisable'

describe('assertSerialisable', () => {
  it('accepts JSON', () => {
    expect(() => assertSerialisable({ a: [1, 'x', null, { b: true }], c: undefined }, 'X')).not.toThrow()
  })

  it('accepts the same value in two places', () => {
    const shared = { a: 1 }
    expect(() => assertSerialisable({ x: shared, y: shared }, 'X')).not.toThrow()
  })

  const cyclic: Record<string, unknown> = {}
  cyclic.self = { cyclic }
  class Money {}
  it.each([
    ['a Date', { when: new Date() }, 'props.when is an instance of Date'],
    ['a function', { list: [{ onClick() {} }] }, 'props.list[0].onClick is a function'],
    ['a class instance', { price: new Money() }, 'props.price is an instance of Money'],
    ['a Map', { map: new Map() }, 'props.map is an instance of Map'],
    ['a cycle', { cyclic }, 'props.cyclic.self.cyclic is a reference back to what contains it'],
    ['a symbol', { s: Symbol('x') }, 'props.s is a symbol'],
    ['a bigint', { n: 1n }, 'props.n is a bigint'],
    ['what JSON turns into null', { n: Number.NaN }, 'props.n is NaN'],
  ])('rejects %s, naming island and path', (_, props, message) => {
    expect(() => assertSerialisable(props, 'Counters')).toThrow(`Island Counters: ${message}`)
  })
})
