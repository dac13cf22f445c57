import { expect, it } from 'vitest'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { getRobots, getSitemap } from './sitemap'

const origin = 'https://site.test'
const unknown = () => undefined

it('lists each canonical address once, with its alternates', () => {
  const xml = getSitemap(
    [
      { path: '/', index: true },
      { path: '/our-work', index: true, canonicalPath: '/work' },
      { path: '/contact-us/thanks', index: false },
      { path: '/topic/post', index: true, availableIn: ['en'] },
      { path: '/topic/in-no-language-of-the-site', index: true, availableIn: [] },
      { path: '/services/new', index: true, draft: ['ja'] },
      { path: '/services/newer', index: true, draft: true },
    ],
    origin,
    unknown,
  )
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    ...locales.map((locale) => origin + address('/', locale)),
    'https://site.test/topic/post',
    'https://site.test/topic/in-no-language-of-the-site',
    ...locales.filter((locale) => locale !== 'ja').map((locale) => origin + address('/services/new', locale)),
  ])
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(addresses.length - 2)
  expect(xml).not.toContain('/ja/services')
})

it('includes the date of the last change, if known', () => {
  const dates: Record<string, string> = { '/': '2026-01-02', '/de': '2026-03-04' }
  const xml = getSitemap([{ path: '/', index: true }], origin, (url) => dates[url])
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-01-02</lastmod>', '<lastmod>2026-03-04</lastmod>'])
  expect(xml).toContain('<loc>https://site.test/de</loc><lastmod>2026-03-04</lastmod>')
})

it('escapes reserved characters', () => {
  expect(getSitemap([{ path: '/a&b', index: true }], origin, unknown)).toContain('<loc>https://site.test/a&amp;b</loc>')
})

it('robots.txt names the sitemap, and excludes the backend but for the calls of the blog', () => {
  expect(getRobots(origin)).toBe('User-agent: *\nDisallow: /backend/\nAllow: /backend/blog\n\nSitemap: https://site.test/sitemap.xml\n')
})
