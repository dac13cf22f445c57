import { expect, it } from 'vitest'
import { shareImagePath } from './shareImage'

const image = { title: '“A” & <B>', picture: 'erp', locale: 'de' } as const

it('differs by title, picture and language only', () => {
  const others = [
    { ...image, title: 'C' },
    { ...image, picture: 'mvp' },
    { ...image, locale: 'ja' as const },
  ]
  expect(new Set([image, { ...image }, ...others].map(shareImagePath)).size).toBe(4)
})
