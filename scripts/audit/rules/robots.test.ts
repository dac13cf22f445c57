import { expect, it } from 'vitest'
import { document, sampleSite } from '../../../testing/sampleSite'
import { robots } from './robots'

const check = (text: string) => robots.check(sampleSite({ '/robots.txt': text, '/assets/a.js': '' }))

it('reports a wrong sitemap address', () => {
  expect(check('Sitemap: https://site.test/map.xml')).toEqual([
    { page: '/robots.txt', found: 'Sitemap: https://site.test/map.xml', expected: 'Sitemap: https://site.test/sitemap.xml' },
  ])
})

it('reports misspelt fields, and a path without one', () => {
  const found = check('user-agent: * # all\n\n# None\nDissallow: /drafts/\n/old/\nSite-map: https://site.test/a.xml\nSitemap: https://site.test/sitemap.xml')
  expect(found).toEqual([
    { page: '/robots.txt', found: 'Dissallow: /drafts/', expected: 'Disallow:' },
    { page: '/robots.txt', found: '/old/', expected: 'a field, such as Disallow:, before the path' },
    { page: '/robots.txt', found: 'Site-map: https://site.test/a.xml', expected: 'Sitemap:' },
  ])
})

it('accepts fields of other crawlers', () => {
  expect(check('User-agent: *\nCrawl-delay: 5\nContent-Signal: search=yes, ai-train=no\nAllow:\nSitemap: https://site.test/sitemap.xml')).toEqual([])
})

it.each([
  ['/assets/', '/assets/a.js'],
  ['/*.js$', '/assets/a.js'],
  ['/*', '/'],
  ['/$', '/'],
])('reports %s, which blocks pages or their files', (rule, path) => {
  expect(check(`User-agent: *\nDisallow: ${rule}\nSitemap: https://site.test/sitemap.xml`)).toEqual([
    expect.objectContaining({ found: `Disallow: ${rule}, which keeps crawlers from ${path}` }),
  ])
})

it('accepts a file that blocks only the backend', () => {
  expect(check('User-agent: *\nDisallow: /backend/\nDisallow: /*.a$\n\nSitemap: https://site.test/sitemap.xml\n')).toEqual([])
})

it('reports a blocked call of the blog, if its backend is on this site', () => {
  const rest = 'Disallow: /backend/\nSitemap: https://site.test/sitemap.xml'
  const blog = (backend: string) => ({ '/blog.html': document(`<div data-source='{"backend":"${backend}"}'></div>`, { url: '/blog' }) })
  const check = (text: string, backend: string) => robots.check(sampleSite({ '/robots.txt': `User-agent: *\n${text}`, ...blog(backend) }))
  expect(check(rest, '/backend')).toEqual([expect.objectContaining({ found: 'Disallow: /backend/, which keeps crawlers from /backend/blogs-category.php' })])
  expect(check(`Allow: /backend/blog.php\n${rest}`, '/backend')).toHaveLength(1)
  expect(check(`Allow: /backend/blog\n${rest}`, '/backend')).toEqual([])
  expect(check(rest, 'https://else.test/backend')).toEqual([])
})

it('uses the most specific rule, and the groups of search engines', () => {
  const rest = 'Sitemap: https://site.test/sitemap.xml'
  expect(check(`User-agent: *\nDisallow: /assets/\nAllow: /assets/*.js$\n${rest}`)).toEqual([])
  expect(check(`User-agent: GPTBot\nDisallow: /\n${rest}`)).toEqual([])
  expect(check(`User-agent: Googlebot\nDisallow: /assets/\n${rest}`)).toHaveLength(1)
})
