import { expect, it } from 'vitest'
import { sampleSite } from '../../../testing/sampleSite'
import { robots } from './robots'

const check = (text: string) => robots.check(sampleSite({ '/robots.txt': text, '/assets/a.js': '' }))

it('finds another sitemap than the one that is there', () => {
  expect(check('Sitemap: https://site.test/map.xml')).toEqual([
    { page: '/robots.txt', found: 'Sitemap: https://site.test/map.xml', expected: 'Sitemap: https://site.test/sitemap.xml' },
  ])
})

it.each([
  ['/assets/', '/assets/a.js'],
  ['/*.js$', '/assets/a.js'],
  ['/*', '/'],
  ['/$', '/'],
])('finds that %s keeps crawlers from pages or from what they are made of', (rule, path) => {
  expect(check(`User-agent: *\nDisallow: ${rule}\nSitemap: https://site.test/sitemap.xml`)).toEqual([
    expect.objectContaining({ found: `Disallow: ${rule}, which keeps crawlers from ${path}` }),
  ])
})

it('passes one that keeps them from the calls only', () => {
  expect(check('User-agent: *\nDisallow: /backend/\nDisallow: /*.a$\n\nSitemap: https://site.test/sitemap.xml\n')).toEqual([])
})

it('goes by the most specific rule, and by those of search engines', () => {
  const rest = 'Sitemap: https://site.test/sitemap.xml'
  expect(check(`User-agent: *\nDisallow: /assets/\nAllow: /assets/*.js$\n${rest}`)).toEqual([])
  expect(check(`User-agent: GPTBot\nDisallow: /\n${rest}`)).toEqual([])
  expect(check(`User-agent: Googlebot\nDisallow: /assets/\n${rest}`)).toHaveLength(1)
})
