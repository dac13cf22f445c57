import { describe, expect, it } from 'vitest'
import { address } from '../i18n/address'
import { languages, locales } from '../i18n/languages'
import { getAlternates, getHead } from './head'

const origin = 'https://site.test'
const meta = { title: 'Careers', description: 'About careers.', keywords: 'jobs, pune' }
const page = { path: '/career', index: true }
const head = (over: Partial<Parameters<typeof getHead>[0]> = {}) => getHead({ meta, page, locale: 'en', origin, company: 'Acme', isSiteIndexed: true, ...over })
const content = (name: string, tags = head().meta) => tags.find((tag) => ('name' in tag ? tag.name : tag.property) === name)?.content

describe('getHead', () => {
  it('has a title of page and company, the company first on the home page', () => {
    expect(head().title).toBe('Careers | Acme')
    expect(head({ page: { path: '/', index: true } }).title).toBe('Acme – Careers')
  })

  it('has description, keywords and robots', () => {
    expect([content('description'), content('keywords'), content('robots')]).toEqual(['About careers.', 'jobs, pune', 'index, follow, max-image-preview:large'])
  })

  it('excludes all pages from search engines with isSiteIndexed: false', () => {
    expect(content('robots', head({ isSiteIndexed: false }).meta)).toBe('noindex, nofollow')
  })

  it('links all languages and x-default, the same from each of them', () => {
    const expected = [
      ...locales.map((locale) => ({ hreflang: locale, href: origin + address('/career', locale) })),
      { hreflang: 'x-default', href: 'https://site.test/career' },
    ]
    for (const locale of locales) expect(head({ locale }).alternates).toEqual(expected)
  })

  it('has an Open Graph address and locale per language', () => {
    const german = head({ locale: 'de' }).meta
    expect(content('og:url', german)).toBe('https://site.test/de/career')
    expect(content('og:locale', german)).toBe('de_DE')
    expect(german.filter((tag) => 'property' in tag && tag.property === 'og:locale:alternate').map((tag) => tag.content)).toEqual(
      languages.filter(({ code }) => code !== 'de').map(({ ogLocale }) => ogLocale),
    )
  })

  it('has the days of an article that has them', () => {
    const article = head({ meta: { ...meta, type: 'article', published: '2026-01-02', modified: undefined } }).meta
    expect([content('article:published_time', article), content('article:modified_time', article)]).toEqual(['2026-01-02', undefined])
  })

  it('has a Twitter card', () => {
    expect(content('twitter:card')).toBe('summary_large_image')
    expect(content('twitter:image')).toMatch(/^https:\/\/site\.test\/share\/[\w-]+\.\w+\.\w+\.png$/)
    expect(content('og:image')).toBe(content('twitter:image'))
  })
})

it('links the feed of the language on blog pages only', () => {
  expect(head({ meta: { ...meta, feed: 'Blog' }, locale: 'de' }).feed).toEqual({ title: 'Blog | Acme', href: 'https://site.test/de/feed.xml' })
  expect(head().feed).toBeUndefined()
})

describe('canonical rules', () => {
  it('an alias points to the canonical address and has no alternates', () => {
    const alias = { path: '/our-work', index: true, canonicalPath: '/work' }
    expect(getAlternates(alias, 'ja', origin)).toEqual({ canonical: 'https://site.test/ja/work', alternates: [] })
  })

  it('a page that is not indexed has neither, and is noindex', () => {
    const thanks = { path: '/contact-us/thanks', index: false }
    expect(getAlternates(thanks, 'en', origin)).toEqual({ canonical: undefined, alternates: [] })
    expect(content('robots', head({ page: thanks }).meta)).toBe('noindex, follow')
  })

  it('an untranslated post points to its original, which has no alternates', () => {
    const post = { path: '/blog/x', index: true, availableIn: ['en'] }
    expect(getAlternates(post, 'de', origin)).toEqual({ canonical: 'https://site.test/blog/x', alternates: [] })
    expect(getAlternates(post, 'en', origin)).toEqual({ canonical: 'https://site.test/blog/x', alternates: [] })
    expect(content('og:locale', head({ page: post, locale: 'de' }).meta)).toBe('en_GB')
    expect(head({ page: post, locale: 'de' }).share).toEqual(head({ page: post, locale: 'en' }).share)
  })

  it('a post in two languages has these two alternates', () => {
    const post = { path: '/blog/x', index: true, availableIn: ['en', 'ja'] }
    expect(getAlternates(post, 'ja', origin).alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'ja', 'x-default'])
    const { alternates } = getAlternates({ ...post, availableIn: ['ja', 'de'] }, 'de', origin)
    expect(alternates.at(-1)).toEqual({ hreflang: 'x-default', href: 'https://site.test/ja/blog/x' })
    expect(getAlternates(post, 'de', origin).alternates).toEqual([])
  })
})
