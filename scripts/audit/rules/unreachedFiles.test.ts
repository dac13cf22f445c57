import { expect, it } from 'vitest'
import { document, sampleSite } from '../../../testing/sampleSite'
import { unreachedFiles } from './unreachedFiles'

const files = {
  '/index.html': document('<a href="/paper.pdf">x</a><script src="/assets/entry.js"></script><img src="/assets/a.svg">', {
    head: '<link rel="stylesheet" href="/assets/a.css"><link rel="manifest" href="/manifest.webmanifest">',
  }),
  '/index.html.br': '',
  '/assets/entry.js': 'const l=()=>import(`./late.js`)',
  '/assets/entry.js.br': '',
  '/assets/late.js': 'import"./deep.js"',
  '/assets/deep.js': '',
  '/assets/a.css': '@font-face{src:url(./a.woff2)}',
  '/assets/a.woff2': '',
  '/assets/a.svg': '',
  '/manifest.webmanifest': '{"icons": [{"src": "/icon.png"}]}',
  '/icon.png': '',
  '/art/new.svg': '',
  '/photo/new.webp': '',
  '/paper.pdf': '',
  '/favicon.svg': '',
  '/feed.xml': '',
  '/_headers': '',
}
const check = (more: Record<string, string> = {}) =>
  unreachedFiles.check(sampleSite({ ...files, ...more }, { standalone: ['/favicon.svg'] })).map(({ page }) => page)

it('reports unused files, with their compressed copies', () => {
  expect(check({ '/assets/old.js': 'import"./late.js"', '/assets/old.js.br': '', '/notes.txt': '' })).toEqual([
    '/assets/old.js',
    '/assets/old.js.br',
    '/notes.txt',
  ])
})

it('accepts files loaded directly, indirectly, or allowed alone', () => {
  expect(check()).toEqual([])
})
