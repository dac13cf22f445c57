import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { alternates } from './alternates'

const addresses = { en: '/page', de: '/de/page', 'x-default': '/page' }
const link = ([hreflang, url]: [string, string]) => `<link rel="alternate" hreflang="${hreflang}" href="https://site.test${url}">`
const anchors = '<a href="/page" hreflang="en">EN</a><a href="/de/page" hrefLang="de">DE</a><a href="/ja/page?x" hreflang="ja">JP</a>'
const html = (url: string, links: Record<string, string> = addresses) => document(anchors, { url, head: Object.entries(links).map(link).join('') })
const inSitemap = (links: Record<string, string>) => {
  const entries = Object.entries(links).map((each) => link(each).replace('<link', '<xhtml:link').replace('>', '/>'))
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://site.test/page</loc>${entries.join('')}</url></urlset>`
}
const check = (own: string, sitemap = inSitemap(addresses), others: Record<string, string> = { '/de/page.html': html('/de/page') }) =>
  alternates.check(...samplePage(own, { files: { ...others, '/sitemap.xml': sitemap } }))

it('reports missing and non-existing alternates, and a missing x-default', () => {
  const right = 'de=https://site.test/de/page en=https://site.test/page x-default=https://site.test/page'
  expect(check(html('/page', { en: '/page', 'x-default': '/page' }))[0]).toEqual({
    found: 'en=https://site.test/page x-default=https://site.test/page',
    expected: right,
  })
  expect(check(html('/page', { ...addresses, ja: '/ja/page' }))[0]?.expected).toBe(right)
  expect(check(html('/page', { en: '/page', de: '/de/page' }))[0]?.expected).toBe(right)
})

it('accepts the first existing language as x-default if the default one is missing', () => {
  const links = { ja: '/ja/page', de: '/de/page', 'x-default': '/ja/page' }
  const check = (own: Record<string, string>) =>
    alternates.check(...samplePage(html('/ja/page', own), { url: '/ja/page', files: { '/de/page.html': html('/de/page', links) } }))
  expect(check(links)).toEqual([])
  expect(check({ ...links, 'x-default': '/page' })[0]?.expected).toContain('x-default=https://site.test/ja/page')
})

it('reports alternates on aliases and on pages that are not indexed', () => {
  expect(check(html('/page'), undefined, {})[0]?.expected).toBe('none')
  expect(check(html('/other'))[0]?.expected).toBe('none')
})

it('reports other alternates in the sitemap', () => {
  expect(check(html('/page'), inSitemap({ en: '/page' }))).toEqual([expect.objectContaining({ found: 'in sitemap.xml: en=https://site.test/page' })])
})

it('reports a language switch that leads to another page', () => {
  expect(check(html('/page').replace('<a href="/de/page"', '<a href="/de"'))).toEqual([
    { found: 'no link to https://site.test/de/page', expected: 'one in the language switch' },
  ])
})

it('accepts reciprocal alternates, and a feed', () => {
  expect(check(html('/page').replace('</head>', '<link rel="alternate" type="application/atom+xml" href="/feed.xml"></head>'))).toEqual([])
})
