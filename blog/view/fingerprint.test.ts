import { expect, it } from 'vitest'
import { fingerprint, hashContent } from './fingerprint'

it('is equal for equal data, and changes with the smallest difference', () => {
  const post = { title: 'A 文 🙂', tags: ['x'] }
  expect(fingerprint(structuredClone(post))).toBe(fingerprint(post))
  const others = [{ ...post, title: 'A 文 🙃' }, { ...post, tags: [] }, { title: post.title }, { ...post, content: 'x' }]
  expect(new Set([post, ...others].map((each) => fingerprint(each))).size).toBe(5)
})

it('ignores invisible fields', () => {
  expect(fingerprint({ title: 'A', meta: { keywords: 'x' } })).toBe(fingerprint({ title: 'A', meta: { keywords: 'y' } }))
})

it('accepts a precomputed hash of the content', () => {
  const post = { title: 'A', content: '<p>文 🙂' }
  expect(fingerprint(post, hashContent(post))).toBe(fingerprint(post))
  const others = [{ ...post, content: '<p>文 🙃' }, { title: 'A<p>', content: '文 🙂' }, { title: 'A' }]
  expect(new Set([post, ...others].map((each) => fingerprint(each))).size).toBe(4)
})
