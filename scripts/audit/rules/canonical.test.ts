import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { canonical } from './canonical'

const noindex = (html: string) => html.replace('index, follow, max-image-preview:large', 'noindex, follow')
const check = (html: string) =>
  canonical.check(...samplePage(html, { files: { '/work.html': document('', { url: '/work' }), '/alias.html': document('', { url: '/work' }) } }))

it('reports a missing, duplicate, broken or chained canonical link', () => {
  expect(check(document('').replace(/<link[^>]*>/, ''))).toEqual([{ found: '0 canonical links', expected: 'one, to https://site.test/page' }])
  expect(check(document('', { url: '/page', head: '<link rel="canonical" href="/">' }))).toEqual([expect.objectContaining({ found: '2 canonical links' })])
  expect(check(document('', { url: '/nowhere' }))).toEqual([
    expect.objectContaining({ found: 'canonical https://site.test/nowhere, which is no page of this site' }),
  ])
  expect(check(document('', { url: '/alias' }))).toEqual([
    expect.objectContaining({ found: 'canonical https://site.test/alias, whose own is https://site.test/work' }),
  ])
})

it('reports one on a noindex page, and unknown robots values', () => {
  expect(check(noindex(document('', { url: '/page' })))).toEqual([
    { found: 'a canonical (https://site.test/page) beside noindex', expected: 'one or the other' },
  ])
  expect(check(document('').replace('index, follow, max-image-preview:large', 'all'))).toEqual([expect.objectContaining({ found: 'robots “all”' })])
  expect(check(document('').replace('name="robots"', 'name="author"'))).toEqual([expect.objectContaining({ found: 'no robots' })])
})

it.each(['robots', 'googlebot', 'google', 'unavailable_after'])('reports contradicting directives, in %s', (name) => {
  const second = `<meta name="${name}" content="noindex">`
  expect(check(document('', { url: '/page' }).replace('<meta', `${second}<meta`))).toEqual([
    expect.objectContaining({ found: `${name} “noindex” and robots “index, follow, max-image-preview:large”` }),
  ])
})

it('reports a noindex home page', () => {
  const html = noindex(document('')).replace(/<link[^>]*>/, '')
  expect(canonical.check(...samplePage(html, { url: '/de' }))).toEqual([
    { found: 'a home page with noindex', expected: '“index, follow, max-image-preview:large”' },
  ])
})

it('accepts a canonical page, an alias, and a noindex page', () => {
  expect(check(document('', { url: '/page' }))).toEqual([])
  expect(check(document('', { url: '/work', head: '<meta name="google-site-verification" content="x">' }))).toEqual([])
  expect(check(noindex(document('')).replace(/<link[^>]*>/, ''))).toEqual([])
})

it('reports a page of a preview that search engines may list, and accepts one that has a canonical address all the same', () => {
  const inPreview = (robots: string) => {
    const html = document('', { url: '/page' }).replace('index, follow, max-image-preview:large', robots)
    const [page, site] = samplePage(html, { facts: { isPreview: true } })
    return { found: canonical.check(page, site).map(({ found }) => found), isCanonical: page.isCanonical }
  }
  expect(inPreview('noindex, nofollow')).toEqual({ found: [], isCanonical: true })
  expect(inPreview('index, follow, max-image-preview:large').found).toEqual(['robots “index, follow, max-image-preview:large”'])
})
