import { isDay } from '../dates'
import type { Finding, SiteRule } from '../rule'
import { readSitemap } from '../sitemap'
import { parseXml } from '../xml'

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const sitemap = {
  name: 'sitemap',
  scope: 'site',
  why: 'sitemap.xml is well-formed and lists exactly the pages that are their own canonical, each once. Other addresses, and invalid or future dates, cost trust (https://www.sitemaps.org/protocol.html).',
  check(site) {
    const { document, error } = parseXml(site, '/sitemap.xml')
    if (error) return [{ page: '/sitemap.xml', found: error, expected: 'well-formed XML' }]
    const root = document?.documentElement
    if (root?.tagName !== 'urlset' || root.namespaceURI !== protocol || root.lookupNamespaceURI('xhtml') !== 'http://www.w3.org/1999/xhtml')
      return [
        { page: '/sitemap.xml', found: `<${root?.tagName}> of ${root?.namespaceURI}`, expected: `<urlset> of ${protocol}, with xmlns:xhtml for alternates` },
      ]
    const listed = readSitemap(site)
    const addresses = [...root.getElementsByTagName('loc')].map(({ textContent }) => textContent?.trim() ?? '')
    const repeated = addresses.filter((address, index) => addresses.indexOf(address) !== index)
    const dates = [...(document?.getElementsByTagName('lastmod') ?? [])].map(({ textContent }) => textContent ?? '')
    const wrong = [...new Set(dates)].filter((date) => !isDay(date) || Date.parse(date) > Date.now())
    const canonical = new Set(site.pages.filter(({ isCanonical }) => isCanonical).map(({ url }) => site.origin + url))
    const extra = [...listed.keys()].filter((address) => !canonical.has(address))
    const missing = [...canonical].filter((address) => !listed.has(address))
    return [
      ...repeated.map((address): Finding => ({ page: '/sitemap.xml', found: `${address} more than once`, expected: 'each address once' })),
      ...extra.map((address): Finding => ({ page: '/sitemap.xml', found: address, expected: 'only pages that exist and are canonical' })),
      ...wrong.map((date): Finding => ({ page: '/sitemap.xml', found: `lastmod ${date}`, expected: 'a day such as 2026-03-14 that has begun (UTC), or none' })),
      ...missing.map((address): Finding => ({ page: address.slice(site.origin.length), found: 'not in sitemap.xml', expected: `<loc>${address}</loc>` })),
    ]
  },
} satisfies SiteRule
