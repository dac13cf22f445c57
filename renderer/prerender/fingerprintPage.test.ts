import { describe, expect, it } from 'vitest'
import { fingerprintPage } from './fingerprintPage'

describe('the fingerprint of a page', () => {
  it('changes with what it shares, its data and its head', () => {
    const prints = [
      fingerprintPage(['a'], { '+data': { title: 'x' }, head: { path: '/x' } }),
      fingerprintPage(['b'], { '+data': { title: 'x' }, head: { path: '/x' } }),
      fingerprintPage(['a'], { '+data': { title: 'y' }, head: { path: '/x' } }),
      fingerprintPage(['a'], { '+data': { title: 'x' }, head: { path: '/y' } }),
    ]
    expect(new Set(prints).size).toBe(prints.length)
  })

  it.each([
    ['+data', { '+data': { since: new Date(0) }, head: {} }],
    ['head', { '+data': {}, head: { since: new Date(0) } }],
  ])('refuses what JSON would change in its %s', (part, inputs) => {
    expect(() => fingerprintPage([], inputs)).toThrow(`‘since’ of its ${part} is no plain value, but an instance of Date.`)
  })
})
