import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom'
import { describe, expect, it } from 'vitest'
import type { Category } from '../blog/loadBlog'
import { type FeedInput, feedLength, getFeed } from './feed'

const text = (title: string, date: string, html = '<p>Text</p>') => ({
  title,
  description: `About ${title}`,
  image: 'erp',
  alt: '',
  keywords: '',
  date,
  html,
  version: '',
})
const category = (posts: Category['posts']): Category => ({
  slug: 'topic',
  texts: new Map([
    ['en', { name: 'Topic', description: '', image: 'erp', alt: '' }],
    ['de', { name: 'Thema', description: '', image: 'erp', alt: '' }],
  ]),
  posts,
})
const translated = {
  slug: 'first',
  category: 'topic',
  date: '2025-02-03',
  texts: new Map([
    ['en', text('First', '2025-02-03')],
    ['de', text('Erster', '2025-03-04')],
  ]),
}
const original = (html?: string) => ({
  slug: 'second',
  category: 'topic',
  date: '2026-01-02',
  texts: new Map([['en', text('Second & <third> “]]>”', '2026-01-02', html)]]),
})

const words = { company: 'Acme', title: 'Blog', subtitle: 'Notes' }
const feed = (over: Partial<FeedInput> = {}) =>
  parse(getFeed({ categories: [category([translated, original()])], locale: 'de', origin: 'https://site.test', authority: 'acme.test', ...words, ...over }))
const parse = (xml: string) => new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'application/xml')
type Node = ReturnType<typeof parse>
const texts = (document: Node, name: string) => [...document.getElementsByTagName(name)].map((element) => element.textContent)
const attributes = (document: Node, name: string, attribute: string) =>
  [...document.getElementsByTagName(name)].map((element) => element.getAttribute(attribute)).filter((value) => value !== null)

describe('getFeed', () => {
  it('is well-formed, whatever a text contains', () => {
    expect(texts(feed(), 'title')).toEqual(['Blog | Acme', 'Second & <third> “]]>”', 'Erster'])
    expect(texts(feed({ subtitle: 'a\u0008b' }), 'subtitle')).toEqual(['ab'])
  })

  it('includes author and date of change, if known', () => {
    const changed = { ...translated, texts: new Map([['en', { ...text('First', '2025-02-03'), updated: '2026-07-08', team: 'Design & research' }]]) }
    const known = feed({ categories: [category([changed])] })
    expect(texts(known, 'updated')).toEqual(['2026-07-08T00:00:00Z', '2026-07-08T00:00:00Z'])
    expect(texts(known, 'published')).toEqual(['2025-02-03T00:00:00Z'])
    expect(texts(known, 'name')).toEqual(['Acme', 'Design & research'])
    const byPerson = { ...translated, texts: new Map([['en', { ...text('First', '2025-02-03'), author: 'A. Writer', team: 'Design' }]]) }
    expect(texts(feed({ categories: [category([byPerson])] }), 'name')).toEqual(['Acme', 'A. Writer'])
    expect(texts(feed(), 'name')).toEqual(['Acme'])
  })

  it('contains every post of a small blog, newest first, translated if possible', () => {
    expect(attributes(feed(), 'entry', 'xml:lang')).toEqual(['en', 'de'])
    expect(attributes(feed(), 'category', 'label')).toEqual(['Thema', 'Thema'])
  })

  it('says that the name of a category is in another language than its post', () => {
    expect([...feed().getElementsByTagName('category')].map((element) => element.getAttribute('xml:lang'))).toEqual(['de', null])
    expect(attributes(feed({ locale: 'ja' }), 'category', 'xml:lang')).toEqual([])
  })

  it('contains only the newest posts of a large blog', () => {
    const many = Array.from({ length: feedLength + 10 }, (_, index) => ({ ...original(), slug: `post-${index}`, date: `20${10 + index}-01-01` }))
    const links = attributes(feed({ categories: [category(many)] }), 'link', 'href').filter((href) => href?.includes('/post-'))
    expect(links).toHaveLength(feedLength)
    expect(links[0]).toBe('https://site.test/topic/post-59')
  })

  it('has absolute links to itself, the blog, and the existing page of each post', () => {
    expect(attributes(feed(), 'link', 'href')).toEqual([
      'https://site.test/de/feed.xml',
      'https://site.test/de/blog',
      'https://site.test/topic/second',
      'https://site.test/de/topic/first',
    ])
  })

  it('has ids that survive a change of host, and are equal for equal texts', () => {
    const ids = texts(feed(), 'id')
    expect(ids).toEqual(['tag:acme.test,2025:/de/blog', 'tag:acme.test,2025:/topic/second', 'tag:acme.test,2025:/de/topic/first'])
    expect(texts(feed({ origin: 'https://preview.test' }), 'id')).toEqual(ids)
    expect(texts(feed({ locale: 'ja' }), 'id')[1]).toBe(ids[1])
  })

  it('has the update time of its newest text', () => {
    expect(texts(feed(), 'updated')).toEqual(['2026-01-02T00:00:00Z', '2026-01-02T00:00:00Z', '2025-03-04T00:00:00Z'])
    expect(texts(feed({ categories: [category([translated])] }), 'updated')[0]).toBe('2025-03-04T00:00:00Z')
  })

  it('has not the update time of a text in another language, nor of a post that it no longer contains', () => {
    const english = { ...translated, texts: new Map(translated.texts).set('en', Object.assign(text('First', '2025-02-03'), { updated: '2026-07-08' })) }
    const updated = (locale: 'de' | 'en', ...posts: Category['posts']) => texts(feed({ categories: [category(posts)], locale }), 'updated')[0]
    expect(updated('de', english)).toBe('2025-03-04T00:00:00Z')
    expect(updated('en', english)).toBe('2026-07-08T00:00:00Z')
    const newer = Array.from({ length: feedLength }, (_, index) => ({ ...original(), slug: `post-${index}` }))
    expect(updated('en', english, ...newer)).toBe('2026-01-02T00:00:00Z')
  })

  it('makes addresses in texts absolute, but not text that looks like one', () => {
    const html = '<p><a href="/work?a=1&#x26;b=2">x</a> <a href="#part">y</a> <a href="https://else.test/">z</a> <img src="/art/a.svg"> &lt;a href="/code"></p>'
    const [content] = texts(feed({ categories: [category([original(html)])] }), 'content')
    expect(content).toBe(
      '<p><a href="https://site.test/work?a=1&amp;b=2">x</a> <a href="https://site.test/topic/second#part">y</a> <a href="https://else.test/">z</a> <img src="https://site.test/art/a.svg"> &lt;a href="/code"></p>',
    )
  })

  it.each(['https://', 'http://[bad', 'https://exa%mple.com'])('keeps the invalid address “%s”', (address) => {
    const html = `<a href="${address}?a=1&amp;b=2">x</a> <a href="/work">y</a>`
    const [content] = texts(feed({ categories: [category([original(html)])] }), 'content')
    expect(content).toBe(html.replace('/work', 'https://site.test/work'))
  })

  it('links to pages in the language of the translation', () => {
    const post = { ...translated, texts: new Map([['de', text('Erster', '2025-03-04', '<a href="/work">Arbeiten</a>')]]) }
    expect(texts(feed({ categories: [category([post])] }), 'content')).toEqual(['<a href="https://site.test/de/work">Arbeiten</a>'])
  })

  it('is empty without posts', () => {
    expect(texts(feed({ categories: [] }), 'updated')).toEqual(['1970-01-01T00:00:00Z'])
  })
})
