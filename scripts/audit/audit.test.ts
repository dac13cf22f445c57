import { describe, expect, it } from 'vitest'
import { runHere } from '../../testing/runHere'
import { document, sampleSite } from '../../testing/sampleSite'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { writeFileIn } from '../../testing/writeFileIn'
import { audit, describeComplaints } from './audit'
import type { Rule } from './rule'
import { createSite } from './site'

const pageRule: Rule = { name: 'shouting', scope: 'page', why: '', check: ({ title }) => (title === 'ACME' ? [{ found: title, expected: 'Acme' }] : []) }
const siteRule: Rule = {
  name: 'size',
  scope: 'site',
  why: '',
  check: async ({ files }) => [{ page: '/robots.txt', found: `${files.size} files`, expected: 'fewer' }],
}
const shouting = document().replace('<title>Acme', '<title>ACME')

describe('audit', () => {
  it('names page and rule of each finding', async () => {
    expect(await audit(sampleSite({ '/de/page.html': shouting }), [siteRule, pageRule])).toEqual([
      { page: '/de/page', rule: 'shouting', found: 'ACME', expected: 'Acme' },
      { page: '/robots.txt', rule: 'size', found: '3 files', expected: 'fewer' },
    ])
  })

  it('prints a finding of many pages once, with three of them', async () => {
    const pages = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`/${name}.html`, shouting]))
    const complaints = await audit(sampleSite(pages), [pageRule])
    expect(describeComplaints(complaints)).toBe('/a, /b, /c and 2 more – shouting\n    found: ACME\n    right: Acme')
  })
})

describe('a site', () => {
  it('has its pages by address, with their languages', () => {
    const { pages } = sampleSite({ '/de.html': document(), '/de/services/ai.html': document() })
    expect(pages.map(({ url, locale, path }) => [url, locale, path])).toEqual([
      ['/', 'en', '/'],
      ['/de', 'de', '/'],
      ['/de/services/ai', 'de', '/services/ai'],
    ])
  })

  it('has no page in a search engine’s proof of ownership', () => {
    const { pages, files } = sampleSite({ '/google1.html': 'google-site-verification: google1.html' }, { standalone: ['/google1.html'] })
    expect([pages.map(({ url }) => url), files.has('/google1.html')]).toEqual([['/'], true])
  })

  it('cannot be read without its origin', () => {
    const { facts } = sampleSite()
    expect(() => createSite(new Map(), facts)).toThrow('robots.txt does not name the sitemap')
  })
})

it('fails the command, with the complaints', async () => {
  const folder = temporaryFolder('page-')
  writeFileIn(folder, 'robots.txt', 'Sitemap: https://site.test/sitemap.xml\n')
  writeFileIn(folder, 'index.html', document())
  const { status, complaints } = await runHere(() => import('../audit'), [`--folder=${folder}`])
  expect([status, complaints]).toEqual([1, expect.stringMatching(/^\/ – title length\n {4}found: .*\n {4}right: /)])
})
