import { expect, it } from 'vitest'
import { document, sampleSite } from '../../../testing/sampleSite'
import { orphans } from './orphans'

const page = (url: string, body: string) => document(body, { url })

it('reports a page without links from its language', () => {
  const files = {
    '/index.html': page('/', '<a href="/a">x</a><a href="/de/c" hreflang="de">y</a>'),
    '/a.html': page('/a', ''),
    '/b.html': page('/b', '<a href="/a">x</a>'),
    '/de.html': page('/de', '<a href="/" hreflang="en">x</a>'),
    '/de/c.html': page('/de/c', ''),
  }
  expect(orphans.check(sampleSite(files)).map(({ page: url, found }) => [url, found])).toEqual([
    ['/b', 'no way here from /'],
    ['/de/c', 'no way here from /de'],
  ])
})

it('accepts linked pages, and aliases', () => {
  const files = {
    '/index.html': page('/', '<a href="/a?x=1#y">x</a>'),
    '/a.html': page('/a', ''),
    '/alias.html': page('/a', ''),
  }
  expect(orphans.check(sampleSite(files))).toEqual([])
})
