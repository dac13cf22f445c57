import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint'

it('is the same for the same data, and another for the smallest change', () => {
  const post = { title: 'A 文 🙂', tags: ['x'] }
  expect(fingerprint(structuredClone(post))).toBe(fingerprint(post))
  const others = [{ ...post, title: 'A 文 🙃' }, { ...post, tags: [] }, { title: post.title }, null]
  expect(new Set([post, ...others].map(fingerprint)).size).toBe(5)
})
