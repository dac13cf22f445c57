import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { requests } from './requests'

const files = { '/plain.js': '()=>import("./late.js")', '/entry.js': 'import"./early.js";()=>import("./late.js")', '/early.js': '', '/late.js': '' }
const font = '<link rel="preload" href="/a.woff2" as="font">'
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
