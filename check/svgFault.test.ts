import { expect, it } from 'vitest'
import { svgFault } from './svgFault'

const svg = (rest: string) =>
  `<?xml version="1.0"?>\n<svg viewBox="0 0 4 3" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${rest}</svg>`

it.each([
  ['no namespace', '<svg viewBox="0 0 4 3"><path d="M0 0"/></svg>', 'lacks its namespace'],
  ['a script', svg('><script>alert(1)</script>'), 'has a script'],
  ['a script in an attribute', svg(' onload="alert(1)">'), 'has a script'],
  ['a picture elsewhere', svg('><image href="photo.png"/>'), 'shows photo.png'],
  [
    'a picture elsewhere, as older programs name it',
    svg('><image width="4" xlink:href="https://example.com/photo.png"/>'),
    'shows https://example.com/photo.png',
  ],
])('reports an SVG with %s', (_, text, found) => {
  expect(svgFault(text)?.found).toContain(found)
})

it('accepts what a picture can show', () => {
  const embedded = '><defs><path id="a" d="M0 0"/></defs><use href="#a"/><use xlink:href="#a"/><image href="data:image/png;base64,AAAA"/>'
  expect(svgFault(svg(embedded))).toBeUndefined()
})
