import { expect, it } from 'vitest'
import { showPictures } from './showPictures'

const image = '<img src="/photo/applied-ai.a-post.desk.webp" alt="A desk &gt; a chair" width="1200" height="800" loading="lazy">'
const file = { src: '/b.webp', width: 1000, height: 500, srcSet: '/a.webp 480w, /b.webp 1000w', sources: [{ type: 'image/avif', srcSet: '/a.avif 480w' }] }

it('offers every size of a known photograph, the smaller format first', () => {
  const sizes = 'sizes="auto, (min-width: 48em) 42rem, 100vw"'
  expect(showPictures(`<p>${image}</p>`, { '/photo/applied-ai.a-post.desk.webp': file })).toBe(
    `<p><picture><source type="image/avif" srcset="/a.avif 480w" ${sizes}>` +
      `<img src="/b.webp" srcset="/a.webp 480w, /b.webp 1000w" ${sizes} width="1000" height="500" alt="A desk &gt; a chair" loading="lazy"></picture></p>`,
  )
})

it('keeps unknown pictures unchanged', () => {
  const others = `${image}<img src="/art/erp.svg" alt="">`
  expect(showPictures(others, {})).toBe(others)
  expect(showPictures(others, { '/art/erp.svg': { src: '/x.svg', width: 1, height: 1 } })).toBe(others)
})

// With quadratic time, this text would take minutes.
it('takes linear time for pictures that nothing closes', { timeout: 60_000 }, () => {
  const html = '<img src="/photo/x.webp"'.repeat(100_000)
  expect(showPictures(html, { '/photo/x.webp': file })).toBe(html)
})
