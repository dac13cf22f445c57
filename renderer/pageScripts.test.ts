import { expect, it } from 'vitest'
import { scriptPreloads } from './pageScripts'

const scripts = { entry: '/entry.js', islands: { Slides: ['/slides.js', '/react.js'], Map: ['/map.js', '/react.js'] } }
const filesOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)

it('preloads the entry script and the code of the islands, each file once, behind everything else', () => {
  const html = scriptPreloads(scripts, new Set(['Slides', 'Map']))
  expect(filesOf(html)).toEqual(['/entry.js', '/slides.js', '/react.js', '/map.js'])
  expect(html.match(/rel="modulepreload"[^>]* fetchpriority="low"/g)).toHaveLength(4)
})

it('preloads nothing on a page without such an island', () => {
  expect(scriptPreloads(scripts, new Set())).toBe('')
})
