import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ResponsiveImage } from './ResponsiveImage'

const drawing = { src: '/a.svg', width: 800, height: 600 }
const photograph = { ...drawing, src: '/a.webp', srcSet: '/a.webp 800w', sources: [{ type: 'image/avif', srcSet: '/a.avif 800w' }] }

it('shows a drawing as a plain img', () => {
  expect(renderToStaticMarkup(<ResponsiveImage file={drawing} alt="A" sizes="50vw" />)).toBe(
    '<img src="/a.svg" width="800" height="600" alt="A" loading="lazy" decoding="async"/>',
  )
  expect(renderToStaticMarkup(<ResponsiveImage file={drawing} alt="A" first />)).toContain(
    '<img src="/a.svg" width="800" height="600" alt="A" fetchPriority="high"/>',
  )
})

it('uses sizes="auto" for lazy photographs, and explicit sizes for the first one', () => {
  const sizesOf = (image: React.ReactElement) => [...renderToStaticMarkup(image).matchAll(/sizes="([^"]*)"/g)].map(([, sizes]) => sizes)
  expect(sizesOf(<ResponsiveImage file={photograph} alt="" sizes="50vw" />)).toEqual(['auto, 50vw', 'auto, 50vw'])
  expect(sizesOf(<ResponsiveImage file={photograph} alt="" sizes="50vw" first />)).toEqual(['50vw', '50vw'])
  const [lazy, first] = [sizesOf(<ResponsiveImage file={photograph} alt="" />)[0], sizesOf(<ResponsiveImage file={photograph} alt="" first />)[0]]
  expect(lazy).toMatch(/^auto, .*100vw$/)
  expect(first).toMatch(/^\(min-width.*100vw$/)
})

it('offers the smaller format first', () => {
  expect(renderToStaticMarkup(<ResponsiveImage file={photograph} alt="A" className="b" first sizes="9px" />)).toBe(
    '<picture><source type="image/avif" srcSet="/a.avif 800w" sizes="9px"/>' +
      '<img src="/a.webp" width="800" height="600" alt="A" fetchPriority="high" class="b" srcSet="/a.webp 800w" sizes="9px"/></picture>',
  )
})
