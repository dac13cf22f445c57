import { expect, it } from 'vitest'
import { sampleSite } from '../sampleSite'
import { robots } from './robots'

const check = (text: string) => robots.check(sampleSite({ '/robots.txt': text, '/assets/a.js': '' }))

it('finds another sitemap than the one that is there', () => {
  expect(check('Sitemap: https://site.test/map.xml')).toEqual([
    { page: '/robots.txt', found: 'Sitemap: https://site.test/map.xml', expected: 'Sitemap: https://site.test/sitemap.xml' },
  ])
})

it('finds what keeps crawlers from pages or from what they are made of', () => {
  expect(check('Disallow: /assets/\nSitemap: https://site.test/sitemap.xml')).toEqual([
    expect.objectContaining({ found: 'Disallow: /assets/, which keeps crawlers from /assets/a.js' }),
  ])
})

it('passes one that keeps them from the calls only', () => {
  expect(check('User-agent: *\nDisallow: /backend/\n\nSitemap: https://site.test/sitemap.xml\n')).toEqual([])
})
