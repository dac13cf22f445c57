import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { currentLink } from './currentLink'

const check = (links: string, rest = '') =>
  currentLink.check(...samplePage(document(`<header><a href="/">Acme</a><nav>${links}</nav></header>${rest}`), { url: '/work' })).map(({ found }) => found)

it.each([
  ['<a href="/work">Work</a>', 'a link to /work with aria-current=""'],
  ['<a href="/work" aria-current="true">Work</a>', 'a link to /work with aria-current="true"'],
  ['<a href="/jobs" aria-current="page">Jobs</a>', 'a link to /jobs with aria-current="page"'],
  ['<a href="/work" hreflang="en">EN</a>', 'a link to /work with aria-current=""'],
  ['<a href="/de/work" hreflang="de" aria-current="true">DE</a>', 'a link to /de/work with aria-current="true"'],
])('reports %s', (link, found) => {
  expect(check(link)).toEqual([found])
})

it('reports another page’s link outside menus', () => {
  expect(check('', '<a href="/jobs" aria-current="page">Jobs</a>')).toEqual(['a link to /jobs with aria-current="page"'])
})

it('accepts the page’s own link, those above it, and those elsewhere', () => {
  const languages = '<a href="/work" hreflang="en" aria-current="true">EN</a><a href="/de/work" hreflang="de">DE</a>'
  expect(check(`<a href="/work" aria-current="page">Work</a><a href="/work?category=a">A</a><a href="/jobs">Jobs</a>${languages}`)).toEqual([])
  expect(check('<a href="/" aria-current="true">All</a>', '<a href="/work">Work</a><a href="/de/work" hreflang="de">auf Deutsch</a>')).toEqual([])
})
