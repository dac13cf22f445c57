import { expect, it } from 'vitest'
import { redirectPages } from '../../../renderer/prerender/redirectPages'
import { document, sampleSite } from '../../../testing/sampleSite'
import { redirects } from './redirects'

const moved = [{ from: '/old', to: '/new' }]
const files = {
  '/new.html': document(),
  '/de/new.html': document(),
  '/_redirects': '/old /new 301!\n/old /new 301\n/* /404.html 404\n',
  '/vercel.json': JSON.stringify({ redirects: [{ source: '/old', destination: '/new', statusCode: 301 }] }),
  ...Object.fromEntries(Object.entries(redirectPages(moved, 'https://site.test')).map(([file, text]) => [`/${file}`, text])),
}
const check = (changes: Record<string, string> = {}) => redirects.check(sampleSite({ ...files, ...changes }))

it('accepts redirects that are the same for all hosts, and excludes refresh pages from the site', () => {
  expect(check()).toEqual([])
  expect(sampleSite(files).pageAt.has('/old')).toBe(false)
})

it('reports a host with a missing or different redirect', () => {
  const expected = 'the same as in /_redirects: /new'
  expect(check({ '/vercel.json': '{}' })).toEqual([{ page: '/old', found: 'no redirect in /vercel.json', expected }])
  expect(check({ '/_redirects': files['/_redirects'].replace('/new 301!', '/ 301!') })).toEqual([
    { page: '/old', found: 'a redirect to / in /_redirects of Netlify, with 301!', expected },
  ])
  const page = files['/old.html' as keyof typeof files]
  expect(check({ '/old.html': page.replace('0; url=/new', '0; url=/') })).toContainEqual({
    page: '/old',
    found: 'a redirect to / in the pages that refresh',
    expected,
  })
})

it('reports a redirect that is broken, chained, or leads to another language', () => {
  const everywhere = (to: string) =>
    JSON.parse(
      JSON.stringify(files)
        .replaceAll('/new 301', `${to} 301`)
        .replaceAll('destination\\":\\"/new', `destination\\":\\"${to}`)
        .replaceAll('url=/new', `url=${to}`),
    )
  expect(redirects.check(sampleSite(everywhere('/gone')))).toContainEqual(expect.objectContaining({ found: 'a redirect to /gone, where there is no page' }))
  expect(redirects.check(sampleSite(everywhere('/old')))).toContainEqual(expect.objectContaining({ found: 'a redirect to /old, where there is no page' }))
  expect(redirects.check(sampleSite(everywhere('/de/new')))).toContainEqual(expect.objectContaining({ found: 'a redirect to /de/new, which is in “de”' }))
})

it('reports a refresh page with another canonical address', () => {
  expect(check({ '/old.html': '<meta http-equiv="refresh" content="0; url=/new">' })).toEqual([
    { page: '/old', found: 'a page that refreshes, with another canonical address or none', expected: 'rel="canonical" to https://site.test/new' },
  ])
})
