import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { structuredData } from './structuredData'

const crumb = (position: number, item: string) => ({ '@type': 'ListItem', position, name: 'x', item: `https://site.test${item}` })
const trail = (...items: unknown[]) => ({ '@type': 'BreadcrumbList', itemListElement: items })
const right = trail(crumb(1, '/'), crumb(2, '/page'))
const check = (nodes: unknown[], { context = 'https://schema.org', url = '/page' } = {}) => {
  const json = JSON.stringify({ '@context': context, '@graph': nodes })
  return structuredData.check(...samplePage(document(`<script type="application/ld+json">${json}</script>`, { url }), { url })).map(({ found }) => found)
}

it('reports invalid JSON', () => {
  const broken = structuredData.check(...samplePage(document('<script type="application/ld+json">{,}</script>')))
  expect(broken).toEqual([expect.objectContaining({ found: expect.stringContaining('JSON-LD: ') })])
  expect(check([right], { context: 'http://schema.org' })).toEqual(['JSON-LD: @context "http://schema.org"'])
})

it('reports missing required nodes', () => {
  expect(check([])).toEqual(['no BreadcrumbList'])
  expect(check([], { url: '/' })).toEqual(['no Organization', 'no WebSite'])
})

it('reports a company without logo or address on the home page only', () => {
  const company = { '@type': 'Organization', name: 'Acme', url: 'https://site.test/' }
  const site = { '@type': 'WebSite', name: 'Acme', url: 'https://site.test/', inLanguage: 'en', publisher: company }
  expect(check([company, site], { url: '/' })).toEqual(['Organization without logo', 'Organization without address'])
  expect(check([{ ...company, logo: 'https://site.test/a.png', address: { '@type': 'PostalAddress', addressCountry: 'IN' } }, site], { url: '/' })).toEqual([])
  expect(check([right, company])).toEqual([])
})

it.each([
  ['/services/ai', 'Service'],
  ['/project-details/health/1', 'Article'],
  ['/career/designer', 'JobPosting or Occupation'],
])('reports %s without what it is about', (url, type) => {
  expect(check([trail(crumb(1, '/'), crumb(2, url))], { url })).toEqual([`no ${type}`])
  expect(check([trail(crumb(1, '/'), crumb(2, '/services'))], { url: '/services' })).toEqual([])
})

it('reports unknown types and missing properties, also in nested nodes', () => {
  expect(check([right, { '@type': 'Recipe', name: 'x' }])).toEqual(['a node of type Recipe'])
  expect(check([right, { '@type': 'VideoObject', name: 'x', description: 'y', embedUrl: 'z' }])).toEqual([
    'VideoObject without thumbnailUrl',
    'VideoObject without uploadDate',
  ])
  const list = {
    '@type': 'ItemList',
    name: 'x',
    itemListElement: [{ '@type': 'ListItem', position: 2, item: { '@type': 'Occupation', name: 'y', description: '' } }],
  }
  expect(check([right, list])).toEqual(['ItemList with positions 2', 'Occupation without description', 'Occupation without occupationLocation'])
})

it('reports breadcrumbs without address or name, with wrong positions, beginning or end', () => {
  expect(check([trail({ ...crumb(1, '/'), name: '' }, crumb(2, '/page'))])).toEqual(['a breadcrumb without item or name'])
  expect(check([trail(crumb(1, '/'), { '@type': 'ListItem', position: 2, name: 'x' }, crumb(3, '/page'))])).toEqual(['a breadcrumb without item or name'])
  expect(check([trail(crumb(1, '/page'))])).toContain('breadcrumbs that begin at https://site.test/page')
  expect(check([trail(crumb(0, '/'), crumb(1, '/page'))])).toEqual(['BreadcrumbList with positions 0, 1'])
  expect(check([trail(crumb(1, '/'))])).toEqual(['breadcrumbs that end at https://site.test/'])
})

it('reports breadcrumbs that leave out the page above', () => {
  const found = (...items: unknown[]) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [trail(...items)] })
    const html = document(`<script type="application/ld+json">${json}</script>`, { url: '/page/one' })
    return structuredData.check(...samplePage(html, { url: '/page/one', files: { '/page.html': document('', { url: '/page' }) } })).map(({ found }) => found)
  }
  expect(found(crumb(1, '/'), crumb(2, '/page/one'))).toEqual(['breadcrumbs without https://site.test/page'])
  expect(found(crumb(1, '/'), crumb(2, '/page'), crumb(3, '/page/one'))).toEqual([])
})

it('accepts the trail of an untranslated page through the pages above the original, and of one below it', () => {
  const html = (url: string, canonical: string, ...items: unknown[]) =>
    document(`<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [trail(...items)] })}</script>`, {
      lang: 'de',
      url: canonical || url,
    })
  const found = (url: string, canonical: string, ...items: unknown[]) => {
    const files = { '/page.html': document('', { url: '/page' }), '/de/page.html': html('/de/page', '/page'), '/de.html': document('', { lang: 'de' }) }
    return structuredData.check(...samplePage(html(url, canonical, ...items), { url, files })).map(({ found }) => found)
  }
  expect(found('/de/page/one', '/page/one', crumb(1, '/'), crumb(2, '/page'), crumb(3, '/page/one'))).toEqual([])
  expect(found('/de/page/one', '', crumb(1, '/de'), crumb(2, '/de/page'), crumb(3, '/de/page/one'))).toEqual([])
  expect(found('/de/page/one', '/page/one', crumb(1, '/'), crumb(2, '/page/one'))).toEqual(['breadcrumbs without https://site.test/de/page'])
  expect(found('/de/about', '/about', crumb(1, '/'), crumb(2, '/about'))).toEqual([])
})

it('reports a page with another name in the breadcrumbs below it than in its own', () => {
  const withTrail = (url: string, ...items: unknown[]) =>
    document(`<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [trail(...items)] })}</script>`, { url })
  const below = (name: string) => {
    const html = withTrail('/page/one', crumb(1, '/'), { ...crumb(2, '/page'), name }, crumb(3, '/page/one'))
    const files = { '/page.html': withTrail('/page', crumb(1, '/'), crumb(2, '/page')) }
    return structuredData.check(...samplePage(html, { url: '/page/one', files })).map(({ found }) => found)
  }
  expect(below('A slogan')).toEqual(['“A slogan” in the breadcrumbs for https://site.test/page'])
  expect(below('x')).toEqual([])
})

it('accepts complete nodes, and a noindex page without any', () => {
  expect(check([right])).toEqual([])
  expect(structuredData.check(...samplePage(document('').replace('index, follow, max-image-preview:large', 'noindex, follow')))).toEqual([])
})
