import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { socialTags } from './socialTags'

const tags = {
  description: 'About.',
  keywords: 'a, b',
  'og:site_name': 'Acme',
  'og:type': 'website',
  'og:title': 'Page',
  'og:description': 'About.',
  'og:url': 'https://site.test/page',
  'og:image': 'https://site.test/share.png',
  'og:image:alt': 'Page | Acme',
  'og:locale': 'en_GB',
  'twitter:card': 'summary_large_image',
  'twitter:title': 'Page',
  'twitter:description': 'About.',
  'twitter:image': 'https://site.test/share.png',
}
const check = (change: Partial<Record<keyof typeof tags, string>>) => {
  const head = Object.entries({ ...tags, ...change }).map(([name, content]) => (content ? `<meta property="${name}" content="${content}">` : ''))
  return socialTags.check(...samplePage(document('', { url: '/page', head: head.join('') }).replace('<title>Acme', '<title>Page | Acme')))
}

it('reports a missing tag', () => {
  expect(check({ 'twitter:card': '' })).toEqual([{ found: 'no twitter:card', expected: '<meta> with a twitter:card' }])
})

it('reports tags that differ from the page', () => {
  const change = {
    'og:url': 'https://site.test/other',
    'og:locale': 'de_DE',
    'og:image:alt': 'share.png',
    'twitter:card': 'summary',
    'twitter:title': 'Other',
    'twitter:image': 'https://site.test/other.png',
  }
  expect(check(change)).toEqual([
    { found: 'og:url is “https://site.test/other”', expected: '“https://site.test/page”' },
    { found: 'og:locale is “de_DE”', expected: '“en_GB”' },
    { found: 'twitter:card is “summary”', expected: '“summary_large_image”' },
    { found: 'og:image:alt is “share.png”', expected: '“Page | Acme”' },
    { found: 'twitter:title is “Other”', expected: '“Page”' },
    { found: 'twitter:image is “https://site.test/other.png”', expected: '“https://site.test/share.png”' },
  ])
  expect(check({ 'og:title': 'Wrong', 'twitter:title': 'Wrong' })).toEqual([{ found: 'og:title is “Wrong”', expected: 'a part of the title, “Page | Acme”' }])
  expect(check({ 'og:site_name': 'Other' })).toEqual([{ found: 'og:site_name is “Other”', expected: 'a part of the title, “Page | Acme”' }])
})

it('reports other languages than those of the alternates', () => {
  const alternates = ['en', 'de', 'x-default'].map((code) => `<link rel="alternate" hreflang="${code}" href="/">`).join('')
  const named = (content: string) => `<meta property="og:locale:alternate" content="${content}">`
  const found = (extra: string) => check({ keywords: `a">${extra}<meta name="x` })
  expect(found(alternates + named('de_DE'))).toEqual([])
  expect(found(alternates)).toEqual([{ found: 'og:locale:alternate missing', expected: 'de_DE' }])
  expect(found(named('en_GB'))).toEqual([{ found: 'og:locale:alternate en_GB', expected: 'none' }])
})

it('reports a duplicate tag', () => {
  expect(check({ description: 'About."><meta name="description" content="About.' })).toEqual([{ found: 'more than one description', expected: 'one' }])
})

it('takes the language of an untranslated page without canonical address from its heading', () => {
  const check = (h1: string) => {
    const head = Object.entries({ ...tags, 'og:url': 'https://site.test/de/page' }).map(([name, content]) => `<meta property="${name}" content="${content}">`)
    const html = document(h1, { lang: 'de', head: head.join('') })
      .replace('<title>Acme', '<title>Page | Acme')
      .replace('rel="canonical"', '')
    return socialTags.check(...samplePage(html, { url: '/de/page' }))
  }
  expect(check('<div lang="en"><h1>Thank you</h1></div>')).toEqual([])
  expect(check('<h1>Danke</h1>')).toEqual([{ found: 'og:locale is “en_GB”', expected: '“de_DE”' }])
})

it('accepts a complete set', () => {
  expect(check({})).toEqual([])
})
