import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { requests } from './requests'

const files = { '/plain.js': '()=>import("./late.js")', '/entry.js': 'import"./early.js";()=>import("./late.js")', '/early.js': '', '/late.js': '' }
const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin>'
const check = (body: string) => requests.check(...samplePage(document(body, { head: font }), { files }))

it('reports too many requests, counting each file once', () => {
  const pictures = '<img src="/1.svg"><img src="/1.svg"><img src="/2.svg">'
  expect(check(`<script src="/entry.js" type="module"></script>${pictures}`)).toEqual([
    { found: '6 files: /page.html, /entry.js, /early.js, /a.woff2, /1.svg, /2.svg', expected: 'at most 4' },
  ])
  expect(check('<link rel="stylesheet" href="/a.css"><video poster="/p.webp" src="/v.mp4"></video><img src="https://other.test/x.png">')).toHaveLength(1)
})

it('counts a preloaded script with what it imports, once', () => {
  const preloads = '<link rel="modulepreload" href="/entry.js"><link rel="modulepreload" href="/early.js">'
  expect(check(`${preloads}<script src="/entry.js" type="module"></script><img src="/1.svg">`)).toEqual([
    { found: '5 files: /page.html, /entry.js, /early.js, /a.woff2, /1.svg', expected: 'at most 4' },
  ])
  expect(check(`${preloads}<img src="/1.svg">`)).toHaveLength(1)
})

it('ignores inline pictures, and later requests: lazy pictures, videos without preload, files that a script loads when it needs it, icons', () => {
  const lazy = '<img src="/1.svg" loading="lazy"><img src="/2.svg" loading="lazy"><video src="/v.mp4" preload="none"></video>'
  expect(
    check(
      `<script src="/plain.js" type="module"></script><link rel="icon" href="/favicon.svg"><img src="/0.svg"><img src="data:image/svg+xml,%3Csvg/%3E">${lazy}`,
    ),
  ).toEqual([])
})

it('reports a script that the document waits for', () => {
  expect(check('<script src="/plain.js"></script>')).toEqual([{ found: '/plain.js, which the document waits for', expected: 'async, defer or type="module"' }])
  expect(check('<script src="/plain.js" async></script><script src="/plain.js" defer></script><script>1</script>')).toEqual([])
})

it.each([
  ['<link rel="preload" href="/b.woff2" as="font">', 'a preload of /b.woff2 as font without crossorigin'],
  ['<link rel="preload" href="/1.svg" as="script"><img src="/1.svg">', 'a preload of /1.svg as script'],
  ['<link rel="preload" href="/2.svg" as="image"><img src="/1.svg">', 'a preload of /2.svg as image'],
  ['<link rel="preload" href="/1.svg" as="image"><img src="/1.svg" loading="lazy">', 'a preload of /1.svg as image'],
  ['<link rel="preload" imagesrcset="/1.avif 8w" as="image"><source srcset="/2.avif 8w">', 'a preload of /1.avif 8w as image'],
])('reports the preload in %s', (body, found) => {
  expect(check(body)).toEqual([expect.objectContaining({ found })])
})

it('accepts the preload of a picture that is shown at once, in one size or several', () => {
  expect(check('<link rel="preload" href="/1.svg" as="image"><img src="/1.svg">')).toEqual([])
  expect(check('<link rel="preload" imagesrcset="/1.avif 8w" as="image"><picture><source srcset="/1.avif 8w"><img src="/1.jpg"></picture>')).toEqual([])
})
