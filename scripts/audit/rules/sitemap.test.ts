import { expect, it } from 'vitest'
import { document, sampleSite } from '../../../testing/sampleSite'
import { sitemap } from './sitemap'

const xml = (...urls: string[]) => `<urlset>${urls.map((url) => `<url><loc>https://site.test${url}</loc></url>`).join('')}</urlset>`
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

it('reports invalid and future dates', () => {
  // Not tomorrow, which may have come by the time of the check.
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const today = new Date().toISOString().slice(0, 10)
  const dated = ['2025-02-03', today, later, '2025-02-30', '3 May', ''].reduce(
    (text, date) => text.replace('</loc></url>', `</loc><lastmod>${date}</lastmod></url>`),
    xml(...['/', '/page', '/', '/', '/', '/']),
  )
  const found = sitemap.check(sampleSite({ ...files, '/sitemap.xml': dated })).map((finding) => finding.found)
  expect(found).toEqual([`lastmod ${later}`, 'lastmod 2025-02-30', 'lastmod 3 May', 'lastmod '])
})

it('accepts exactly the canonical pages', () => {
  expect(sitemap.check(sampleSite({ ...files, '/sitemap.xml': xml('/', '/page') }))).toEqual([])
})
