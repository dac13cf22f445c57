import { expect, it } from 'vitest'
import { suggestions } from './suggestions'

const entries = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => ({ slug }))
const slugs = (slug: string, of = entries) =>
  suggestions(of, slug)
    .map((each) => each.slug)
    .join('')

it('suggests the next four, wrapping around', () => {
  expect(slugs('a')).toBe('bcde')
  expect(slugs('e')).toBe('fabc')
})

it('never suggests the post itself', () => {
  expect(slugs('a', entries.slice(0, 2))).toBe('b')
  expect(slugs('a', entries.slice(0, 1))).toBe('')
})

it('suggests nothing for an unknown slug', () => {
  expect(slugs('z')).toBe('')
})
