import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { structuredDataFacts } from './structuredDataFacts'

const url = '/page'
const own = 'https://site.test/page'
const company = { '@type': 'Organization', '@id': 'https://site.test/#company', name: 'Acme' }
const article = { '@type': 'BlogPosting', url: own, mainEntityOfPage: own, datePublished: '2026-03-04', dateModified: '2026-03-05', publisher: company }
const tags = { 'og:type': 'article', 'article:published_time': '2026-03-04', 'article:modified_time': '2026-03-05' }
const json = (nodes: unknown[]) => `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`
const website = { 'og:type': 'website' }
const check = (nodes: unknown[], meta: Record<string, string> = website, change = (html: string) => html) => {
  const head = Object.entries(meta).map(([property, content]) => `<meta property="${property}" content="${content}">`)
  const html = change(document(json(nodes), { url, head: head.join('') }))
  return structuredDataFacts.check(...samplePage(html, { url, files: { '/index.html': document(json([company])) } })).map(({ found }) => found)
}

it('accepts an article whose tags say the same, and a page that is none', () => {
  expect(check([article], tags)).toEqual([])
  expect(check([{ '@type': 'BreadcrumbList' }])).toEqual([])
})

it('reports two nodes of one type, and the address of another page', () => {
  expect(check([article, article], tags)).toEqual(['more than one BlogPosting'])
  expect(check([{ ...article, url: 'https://site.test/other' }], tags)).toEqual(['url https://site.test/other of BlogPosting'])
  expect(check([{ '@type': 'Service', url: 'https://site.test/' }])).toEqual(['url https://site.test/ of Service'])
})

it.each([
  [{ datePublished: '4 March 2026' }, 'datePublished 4 March 2026'],
  [{ dateModified: '2026-02-30' }, 'dateModified 2026-02-30'],
  [{ dateModified: '2026-03-05T10:00' }, 'dateModified 2026-03-05T10:00'],
  [{ uploadDate: '2026-03-04' }, 'uploadDate 2026-03-04'],
  [{ uploadDate: '2026-02-30T00:00:00Z' }, 'uploadDate 2026-02-30T00:00:00Z'],
  [{ datePublished: '2026-03-04', dateModified: '2026-03-03' }, 'dateModified 2026-03-03, before datePublished 2026-03-04'],
  [{ datePosted: '2026-03-04', validThrough: '2026-03-03' }, 'validThrough 2026-03-03, before datePosted 2026-03-04'],
])('reports a wrong date in %j', (dates, found) => {
  expect(check([{ '@type': 'VideoObject', ...dates }])).toEqual([found])
})

it('accepts days, and moments with time zone', () => {
  expect(check([{ '@type': 'VideoObject', uploadDate: '2026-03-04T00:00:00+05:30', datePosted: '2026-03-04', validThrough: '2026-03-04' }])).toEqual([])
})

it('reports a job without place', () => {
  const job = { '@type': 'JobPosting', url: own }
  expect(check([job])).toEqual(['a JobPosting without place'])
  expect(check([{ ...job, jobLocationType: 'TELECOMMUTE' }])).toEqual(['a JobPosting without place'])
  expect(check([{ ...job, jobLocation: { '@type': 'Place' } }])).toEqual([])
  expect(check([{ ...job, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country' } }])).toEqual([])
})

it('reports a name that the home page does not describe', () => {
  expect(check([{ ...article, publisher: { '@id': 'https://site.test/#else' } }], tags)).toEqual([
    '@id https://site.test/#else, which the home page does not describe',
  ])
})

it('reports social tags that say something else', () => {
  expect(check([article], { ...tags, 'og:type': 'website' })).toEqual(['og:type website'])
  expect(check([], { 'og:type': 'article' })).toEqual(['og:type article'])
  expect(check([], { 'og:type': 'webpage' })).toEqual(['og:type webpage'])
  expect(check([article], { ...tags, 'article:published_time': '2025-03-04' })).toEqual(['article:published_time 2025-03-04'])
  expect(check([article], { 'og:type': 'article', 'article:published_time': '2026-03-04' })).toEqual(['article:modified_time 2026-03-04'])
  expect(check([{ ...article, dateModified: '2026-03-04' }], { 'og:type': 'article', 'article:published_time': '2026-03-04' })).toEqual([])
})

it('does not ask for an article on a page that is not listed', () => {
  expect(check([], { 'og:type': 'article' }, (html) => html.replace('index, follow', 'noindex, follow'))).toEqual([])
})
