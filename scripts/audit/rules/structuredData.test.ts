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

it('finds what cannot be read', () => {
  const broken = structuredData.check(...samplePage(document('<script type="application/ld+json">{,}</script>')))
  expect(broken).toEqual([expect.objectContaining({ found: expect.stringContaining('JSON-LD: ') })])
  expect(check([right], { context: 'http://schema.org' })).toEqual(['JSON-LD: @context "http://schema.org"'])
})

it('finds what every page has to have', () => {
  expect(check([])).toEqual(['no BreadcrumbList'])
  expect(check([], { url: '/' })).toEqual(['no Organization', 'no WebSite'])
})

it('finds unknown types and missing properties, inside other nodes too', () => {
  expect(check([right, { '@type': 'Recipe', name: 'x' }])).toEqual(['a node of type Recipe'])
  expect(check([right, { '@type': 'VideoObject', name: 'x', description: 'y', embedUrl: 'z' }])).toEqual([
    'VideoObject without thumbnailUrl',
    'VideoObject without uploadDate',
  ])
  const list = {
    '@type': 'ItemList',
    name: 'x',
    itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@type': 'Occupation', name: 'y', description: '' } }],
  }
  expect(check([right, list])).toEqual(['Occupation without description', 'Occupation without occupationLocation'])
})

it('finds breadcrumbs that count or end wrongly', () => {
  expect(check([trail(crumb(0, '/'), crumb(1, '/page'))])).toEqual(['breadcrumbs at positions 0, 1'])
  expect(check([trail(crumb(1, '/'))])).toEqual(['breadcrumbs that end at https://site.test/'])
})

it('passes complete nodes, and a page without any that is not for search engines', () => {
  expect(check([right])).toEqual([])
  expect(structuredData.check(...samplePage(document('').replace('index, follow', 'noindex, follow')))).toEqual([])
})
