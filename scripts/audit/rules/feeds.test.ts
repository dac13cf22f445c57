import { expect, it } from 'vitest'
import { splitAddress } from '../../../i18n/address'
import { locales } from '../../../i18n/languages'
import { feedLength } from '../../../seo/feed'
import { feedAddress } from '../../../seo/feedAddress'
import { document, sampleSite } from '../../../testing/sampleSite'
import { feeds } from './feeds'

const link = '<link rel="alternate" type="application/atom+xml" href="https://site.test/feed.xml">'
const facts = { headline: 'A\u00A0post', datePublished: '2026-01-01', dateModified: '2026-01-02', inLanguage: 'en' }
const json = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'BlogPosting', ...facts })}</script>`
const post = (head = link) => document(`${json}<p>Its&#x20;<b>te&shy;xt</b></p>`, { url: '/topic/post', head })
const entry =
  '<entry xml:lang="en"><id>tag:b</id><title>A post</title><published>2026-01-01T00:00:00Z</published><updated>2026-01-02T00:00:00Z</updated><link rel="alternate" href="https://site.test/topic/post"/><category term="topic"/><content>&lt;p>&lt;a href="https://site.test/">Its&lt;/a> text&lt;/p></content></entry>'
const feed = (url: string, entries = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${splitAddress(url).locale}"><id>tag:a</id><title>A blog</title><updated>2026-01-02T00:00:00Z</updated><link rel="self" href="https://site.test${url}"/><icon>https://site.test/</icon><author><name>Acme</name></author>${entries}</feed>`
const check = (change: Record<string, string> = {}) => {
  const right = {
    '/index.html': document('Its text'),
    '/topic/post.html': post(),
    ...Object.fromEntries(locales.map((locale) => [feedAddress(locale), feed(feedAddress(locale))])),
    '/feed.xml': feed('/feed.xml', entry),
  }
  return feeds.check(sampleSite({ ...right, ...change }))
}
const changed = (from: string | RegExp, to: string) => check({ '/feed.xml': feed('/feed.xml', entry).replace(from, to) })

it('reports a missing or malformed feed', () => {
  expect(changed('</feed>', '')).toEqual([{ page: '/feed.xml', found: expect.stringContaining('not well-formed'), expected: 'a well-formed feed' }])
})

it('reports a missing post, a duplicate id, and an invalid time', () => {
  expect(changed(entry, '')).toEqual([{ page: '/feed.xml', found: 'no entry for https://site.test/topic/post', expected: 'an entry for each post' }])
  expect(changed('tag:b', 'tag:a')).toEqual([expect.objectContaining({ found: 'the id “tag:a”' })])
  expect(changed('tag:b', 'topic/post')).toEqual([expect.objectContaining({ found: 'the id “topic/post”' })])
  expect(changed('2026-01-01T00:00:00Z', '2026-01-01')).toEqual([expect.objectContaining({ found: 'published 2026-01-01' })])
})

it('reports a newer post after an older one', () => {
  const newer = entry.replace('tag:b', 'tag:c').replaceAll('2026-01-0', '2026-02-0').replace('/topic/post', '/')
  const whole = (entries: string) => check({ '/feed.xml': feed('/feed.xml', entries).replace('2026-01-02', '2026-02-02') })
  expect(whole(entry + newer)).toEqual([{ page: '/feed.xml', found: 'the entry of 2026-02-01T00:00:00Z after an older one', expected: 'the newest first' }])
  expect(whole(newer + entry)).toEqual([])
})

it.each(['<id>tag:b</id>', '<title>A post</title>', '<published>2026-01-01T00:00:00Z</published>'])('reports an entry without %s', (part) => {
  const [, name] = /<(\w+)/.exec(part) ?? []
  expect(changed(part, '')).toContainEqual(expect.objectContaining({ found: `<entry> without ${name}` }))
})

it('reports a feed without title or author, in another language, or older than its latest entry', () => {
  expect(changed('<title>A blog</title>', '')).toEqual([expect.objectContaining({ found: '<feed> without title' })])
  expect(changed('<author><name>Acme</name></author>', '')).toEqual([expect.objectContaining({ found: '<feed> without author' })])
  expect(changed('Atom" xml:lang="en"', 'Atom" xml:lang="de"')).toEqual([{ page: '/feed.xml', found: 'a feed in “de”', expected: 'xml:lang="en"' }])
  expect(changed('2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')).toEqual([
    { page: '/feed.xml', found: 'a feed of 2026-01-01T00:00:00Z', expected: '2026-01-02T00:00:00Z, as its latest entry' },
  ])
})

it.each([
  ['>A post', '>Another', 'title “Another”', 'A\u00A0post'],
  ['2026-01-01T', '2025-12-31T', 'published “2025-12-31”', '2026-01-01'],
  ['term="topic"', 'term="Topic"', 'category “Topic”', 'topic'],
  ['entry xml:lang="en"', 'entry xml:lang="de"', 'xml:lang “de”', 'en'],
])('reports an entry with another %s than its page, “%s”', (from, to, found, shown) => {
  expect(changed(from, to)).toEqual([{ page: '/feed.xml', found: `${found} in the entry for /topic/post`, expected: `“${shown}”, as that page says` }])
})

it('reports an entry without text, or with another than its page', () => {
  expect(changed(/<content>.*<\/content>/, '').map(({ found }) => found)).toEqual(['<entry> without content'])
  expect(changed('Its&lt;/a> text', 'Another&lt;/a> text')).toEqual([
    { page: '/feed.xml', found: '“Another text” in the entry for /topic/post', expected: 'a text of that page' },
  ])
})

it('reports XML that is not a feed', () => {
  expect(check({ '/feed.xml': feed('/feed.xml', entry).replace('<feed', '<rss').replace('</feed>', '</rss>') })).toEqual([
    { page: '/feed.xml', found: '<rss> of http://www.w3.org/2005/Atom', expected: '<feed xmlns="http://www.w3.org/2005/Atom">' },
  ])
  expect(changed('http://www.w3.org/2005/Atom', 'http://purl.org/atom/ns#')).toHaveLength(1)
})

it('does not require more posts than the length of a feed', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      entry.replace('tag:b', `tag:${index}x`).replace('href="https://site.test/topic/post"', 'href="https://site.test/"'),
    ).join('')
  expect(changed(entry, others(feedLength - 1)).map(({ found }) => found)).toEqual(['no entry for https://site.test/topic/post'])
  expect(changed(entry, others(feedLength))).toEqual([])
})

it('reports relative and broken addresses, also in texts', () => {
  expect(changed('href="https://site.test/">', 'href="/work">')).toEqual([expect.objectContaining({ found: 'the address “/work”' })])
  expect(changed('href="https://site.test/">', 'href="https://site.test/nowhere">')).toEqual([
    expect.objectContaining({ found: 'https://site.test/nowhere, where there is nothing' }),
  ])
  expect(changed('<icon>https://site.test/', '<icon>https://site.test/gone.svg')).toHaveLength(1)
  expect(changed('https://site.test/feed.xml', 'https://site.test/de/feed.xml')).toEqual([expect.objectContaining({ expected: 'https://site.test/feed.xml' })])
})

it('reports a blog page without link to its feed', () => {
  expect(check({ '/topic/post.html': post('') })).toEqual([{ page: '/topic/post', found: 'no feed in the head', expected: 'https://site.test/feed.xml' }])
})

it('accepts complete feeds', () => {
  expect(check()).toEqual([])
})
