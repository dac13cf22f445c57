import { expect, it } from 'vitest'
import { findShareImage, shareImagePath } from './shareImage'

const image = { title: '“A” & <B>', picture: 'erp', locale: 'de' } as const

it('is another one for another title, picture or language, and the same for the same', () => {
  const others = [
    { ...image, title: 'C' },
    { ...image, picture: 'mvp' },
    { ...image, locale: 'ja' as const },
  ]
  expect(new Set([image, { ...image }, ...others].map(shareImagePath)).size).toBe(4)
})

it('is found again in the page', () => {
  const path = shareImagePath(image)
  const html = `<meta property="og:title" content="“A” &amp; &lt;B&gt;"/><meta property="og:image" content="https://x.test${path}"/>`
  expect(findShareImage(html)).toEqual({ ...image, path })
  expect(findShareImage('<meta property="og:image" content="https://x.test/other.png"/>')).toBeUndefined()
})
