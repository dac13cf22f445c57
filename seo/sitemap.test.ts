import { expect, it } from 'vitest'
import { getRobots, getSitemap } from './sitemap'

const origin = 'https://site.test'

it('lists each canonical address once, with its alternates, and nothing else', () => {
  const xml = getSitemap(
    [
      { path: '/', index: true },
      { path: '/our-work', index: true, canonicalPath: '/work' },
      { path: '/contact-us/thanks', index: false },
      { path: '/topic/post', index: true, availableIn: ['en'] },
    ],
    origin,
  )
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(['https://site.test/', 'https://site.test/ja', 'https://site.test/de', 'https://site.test/topic/post'])
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(3)
})

it('escapes what XML reserves', () => {
  expect(getSitemap([{ path: '/a&b', index: true }], origin)).toContain('<loc>https://site.test/a&amp;b</loc>')
})

it('robots.txt names the sitemap and keeps crawlers out of the calls', () => {
  expect(getRobots(origin)).toBe('User-agent: *\nDisallow: /backend/\n\nSitemap: https://site.test/sitemap.xml\n')
})
