import { expect, it } from 'vitest'
import { earlyScripts, scriptPreloads } from './pageScripts'

const scripts = { entry: '/entry.js', islands: { Slides: ['/slides.js', '/react.js'], Map: ['/map.js', '/react.js'] } }
const filesOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)

it('preloads the entry script and the code of the islands, each file once, behind everything else', () => {
  const files = earlyScripts(scripts, new Set(['Slides', 'Map']))
  expect(files).toEqual(['/entry.js', '/slides.js', '/react.js', '/map.js'])
  const html = scriptPreloads(files)
  expect(filesOf(html)).toEqual(files)
  expect(html.match(/rel="modulepreload"[^>]* fetchpriority="low"/g)).toHaveLength(4)
})

it('preloads nothing on a page without such an island', () => {
  expect(earlyScripts(scripts, new Set())).toEqual([])
})
