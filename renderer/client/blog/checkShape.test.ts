import { expect, it } from 'vitest'
import type { Entry } from '../../../blog/view/readBlog'
import { checkShape } from './checkShape'

const entry = (slug: string): Entry => ({ slug, name: slug, description: 'd', image: '/x.jpg', alt: '' })
const post = (slug: string, category: string) => ({ ...entry(slug), category, date: '2026-01-01' })

it.each(['name', 'image', 'alt', 'date'])('of a category with a newest post whose %s is no text, none is shown, and the rest is', (key) => {
  const data = { categories: [entry('a'), entry('b')], newest: [post('one', 'a'), { ...post('two', 'b'), [key]: 5 }, post('three', 'b')] }
  expect(checkShape(data)).toEqual({ ...data, newest: [post('one', 'a')] })
})

it('a category or a post that lacks a text is an error that names it', () => {
  expect(() => checkShape({ categories: [{ ...entry('a'), name: undefined as never }], newest: [] })).toThrow("'name'")
  expect(() => checkShape({ category: entry('a'), suggested: [], posts: [{ ...entry('b'), image: 3 as never }] })).toThrow("'image'")
  const data = { title: 'A', image: '', content: undefined as never, meta: {} as never, alt: '', language: 'en', category: 'a', suggested: [] }
  expect(() => checkShape(data)).toThrow("'content'")
  expect(() => checkShape({ ...data, content: '', suggested: [{ slug: 'b', name: undefined as never }] })).toThrow("'name'")
})
