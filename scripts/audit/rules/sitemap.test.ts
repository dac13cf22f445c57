import { expect, it } from 'vitest'
import { document, sampleSite } from '../../../testing/sampleSite'
import { sitemap } from './sitemap'

const xml = (...urls: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.map((url) => `<url><loc>https://site.test${url}</loc></url>`).join('')}</urlset>`
const files = { '/page.html': document('', { url: '/page' }), '/alias.html': document('', { url: '/page' }) }

it('reports a missing page, and an address without page', () => {
  expect(sitemap.check(sampleSite({ ...files, '/sitemap.xml': xml('/', '/alias') }))).toEqual([
    { page: '/sitemap.xml', found: 'https://site.test/alias', expected: 'only pages that exist and are canonical' },
    { page: '/page', found: 'not in sitemap.xml', expected: '<loc>https://site.test/page</loc>' },
  ])
})

it('reports malformed XML, and a missing file', () => {
  const broken = xml('/').replace('</url>', '')
  expect(sitemap.check(sampleSite({ '/sitemap.xml': broken }))).toEqual([expect.objectContaining({ found: expect.stringContaining('not well-formed') })])
  expect(sitemap.check(sampleSite())).toEqual([expect.objectContaining({ found: 'no such file' })])
})

it('reports what is no list of addresses by the protocol, and an address that is listed twice', () => {
  const found = (text: string) => sitemap.check(sampleSite({ ...files, '/sitemap.xml': text })).map((finding) => finding.found)
  expect(found(xml('/', '/page').replace('sitemap/0.9', 'sitemap/0.84'))).toEqual(['<urlset> of http://www.sitemaps.org/schemas/sitemap/0.84'])
  expect(found(xml('/', '/page').replaceAll('urlset', 'sitemapindex'))).toEqual(['<sitemapindex> of http://www.sitemaps.org/schemas/sitemap/0.9'])
  expect(found(xml('/', '/page').replace('1999/xhtml', 'TR/xhtml11'))).toHaveLength(1)
  expect(found(xml('/', '/page', '/page'))).toEqual(['https://site.test/page more than once'])
})

it('reports invalid and future dates', () => {
  // Not tomorrow, which may have come by the time of the check.
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const today = new Date().toISOString().slice(0, 10)
  const found = (date: string) =>
    sitemap
      .check(sampleSite({ ...files, '/sitemap.xml': xml('/', '/page').replace('</loc>', `</loc><lastmod>${date}</lastmod>`) }))
      .map((finding) => finding.found)
  expect(['2025-02-03', today].flatMap(found)).toEqual([])
  expect([later, '2025-02-30', '3 May', ''].flatMap(found)).toEqual([`lastmod ${later}`, 'lastmod 2025-02-30', 'lastmod 3 May', 'lastmod '])
})

it('accepts exactly the canonical pages', () => {
  expect(sitemap.check(sampleSite({ ...files, '/sitemap.xml': xml('/', '/page') }))).toEqual([])
})
