import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { pageWeight } from './pageWeight'

/** Text that hardly compresses: two characters for each byte. */
const noise = (bytes: number) => randomBytes(bytes).toString('hex')

it('reports a page that is too heavy, including its style sheets', async () => {
  expect(await pageWeight.check(...samplePage(document(`<p id="_first">${noise(15_000)}</p>`)))).toEqual([
    { found: expect.stringMatching(/^1\d\.\d\d kB of HTML and CSS$/), expected: 'at most 14.00 kB' },
  ])
  const linked = samplePage(document('', { head: '<link rel="stylesheet" href="/a.css">' }), { files: { '/a.css': noise(15_000) } })
  expect(await pageWeight.check(...linked)).toHaveLength(2)
})

it('accepts a light page, weighing its compressed copy', async () => {
  expect(await pageWeight.check(...samplePage(document('x'.repeat(100_000))))).toEqual([])
  expect(await pageWeight.check(...samplePage(document(), { files: { '/page.html.br': Buffer.alloc(14_001) } }))).toHaveLength(1)
})

it('allows posts to be long, but not what their first paint waits for', async () => {
  const head = '<meta property="og:type" content="article">'
  const long = (before: number) => samplePage(document(`${noise(before)}<p id="_first">${noise(5000)}</p>`, { head }))
  expect(await pageWeight.check(...long(10_000))).toEqual([])
  // 13.4 kB at the level of most pages, but the build compresses it harder.
  expect(await pageWeight.check(...long(12_600))).toEqual([])
  expect(await pageWeight.check(...long(13_100))).toEqual([
    { found: expect.stringMatching(/^13\.\d\d kB of HTML and CSS before the first paint$/), expected: 'at most 13.00 kB' },
  ])
})

it('lets a category of the blog grow, whose first paint waits for all of it', async () => {
  const list = (bytes: number) => samplePage(document(`<div data-island="BlogCategory">${noise(bytes)}</div>`))
  expect(await pageWeight.check(...list(17_000))).toEqual([])
  expect(await pageWeight.check(...list(21_000))).not.toEqual([])
})

it('allows more with the question of consent', async () => {
  const files = { '/page.html.br': Buffer.alloc(14_600) }
  expect(await pageWeight.check(...samplePage(document('<button data-consent="granted">Allow</button>'), { files }))).toEqual([])
  expect(await pageWeight.check(...samplePage(document(), { files }))).toHaveLength(1)
})

it('weighs the pictures that a phone loads, in the first view and on the page', async () => {
  const files = { '/a.png': Buffer.alloc(190_000), '/b.png': Buffer.alloc(900_000), '/c.svg': Buffer.alloc(900_000), '/c.svg.br': Buffer.alloc(5000) }
  const found = async (body: string) => (await pageWeight.check(...samplePage(document(body), { files }))).map(({ found }) => found)
  expect(await found('<img src="/a.png"><img src="/c.svg"><img src="/b.png" loading="lazy"><img src="https://else.test/b.png">')).toEqual([])
  expect(await found('<img src="/b.png" srcset="/c.svg 480w, /a.png 800w, /b.png 1200w">')).toEqual([])
  expect(await found('<img src="/b.png">')).toEqual(['900.00 kB of pictures in the first view'])
  expect(await found('<img src="/b.png" loading="lazy"><img src="/b.png" loading="lazy">')).toEqual(['1800.00 kB of pictures'])
})
