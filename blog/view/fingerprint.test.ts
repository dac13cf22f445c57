import { expect, it } from 'vitest'
import { fingerprint, hashContent } from './fingerprint'

it('is the same for the same data, and another for the smallest change', () => {
  const post = { title: 'A 文 🙂', tags: ['x'] }
  expect(fingerprint(structuredClone(post))).toBe(fingerprint(post))
  const others = [{ ...post, title: 'A 文 🙃' }, { ...post, tags: [] }, { title: post.title }, { ...post, content: 'x' }]
  expect(new Set([post, ...others].map((each) => fingerprint(each))).size).toBe(5)
})

it('is the same for what nobody sees', () => {
  expect(fingerprint({ title: 'A', meta: { keywords: 'x' } })).toBe(fingerprint({ title: 'A', meta: { keywords: 'y' } }))
})

it('may be given the hash of the text, and takes no other for it', () => {
  const post = { title: 'A', content: '<p>文 🙂' }
  expect(fingerprint(post, hashContent(post))).toBe(fingerprint(post))
  const others = [{ ...post, content: '<p>文 🙃' }, { title: 'A<p>', content: '文 🙂' }, { title: 'A' }]
  expect(new Set([post, ...others].map((each) => fingerprint(each))).size).toBe(4)
})
