import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { getBlog } from '../content/blog'
import { getContent } from '../content/content'
import { address } from '../i18n/address'
import { defaultLocale, type Locale, locales } from '../i18n/languages'
import { siteOrigin } from '../seo/siteOrigin'

/** Reads `dist/client` as a crawler would: which pages there are, and whether each is whole. */
const root = 'dist/client'

/** Specification §2, written out here once more, so that a route which is lost is missed. */
const routes = [
  ...['/', '/company-overview', '/about', '/leadership', '/testimonial', '/patent', '/services', '/work', '/our-work', '/products', '/our-products'],
  ...['/product-details', '/iElection-details', '/contact-us', '/contact-us/thanks', '/career', '/blog', '/o', '/privacy', '/imprint', '/404'],
  ...['image-processing', 'ai-ml', 'chatbot-development', 'data-science', 'end-to-end-application-development', 'ai-agent', 'mobile-application'].map(
    (category) => `/services/${category}`,
  ),
  ...['buildingmvp', 'software-solution-partner', 'technology-partner', 'end-to-end-sotfware-product'].map((category) => `/what-we-do/${category}`),
  ...getContent().projects.map(({ category, id }) => `/project-details/${category}/${id}`),
  ...getBlog().flatMap(({ slug, posts }) => [`/${slug}`, ...posts.map((post) => `/${slug}/${post.slug}`)]),
]

const expected = routes.flatMap((path) => locales.map((locale) => ({ path, locale, url: address(path, locale), file: fileOf(address(path, locale)) })))
const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
const pages = expected.filter(({ file }) => existsSync(join(root, file))).map((page) => ({ ...page, ...read(page.file) }))
const byUrl = new Map(pages.map((page) => [page.url, page]))

it('has exactly the pages that routes × content × languages make', () => {
  expect(found.sort()).toEqual(expected.map(({ file }) => file).sort())
})

describe('every page', () => {
  it('says its language and direction', () => {
    expect(exceptions(({ html, locale }) => html.querySelector('html')?.getAttribute('lang') === locale)).toEqual([])
    expect(exceptions(({ html }) => html.querySelector('html')?.getAttribute('dir') === 'ltr')).toEqual([])
  })

  it('has one h1, which is not empty', () => {
    expect(exceptions(({ html }) => html.querySelectorAll('h1').length === 1 && html.querySelector('h1')?.text.trim() !== '')).toEqual([])
  })

  it('has headings in order', () => {
    const inOrder = (levels: number[]) => levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)
    const levels = ({ html }: Page) => html.querySelectorAll('main :is(h1, h2, h3, h4)').map(({ tagName }) => Number(tagName[1]))
    expect(exceptions((page) => inOrder(levels(page)))).toEqual([])
  })

  it('has title, description, keywords, robots, Open Graph and Twitter tags', () => {
    const tags = ['description', 'keywords', 'robots', 'twitter:card', 'twitter:title', 'twitter:description', 'twitter:image']
    const properties = ['title', 'description', 'url', 'image', 'type', 'locale', 'site_name'].map((name) => `og:${name}`)
    expect(exceptions(({ meta }) => [...tags, ...properties].every((name) => meta.get(name)))).toEqual([])
    expect(exceptions(({ meta }) => meta.get('robots') === 'index, follow' || !meta.get('robots')?.startsWith('index'))).toEqual([])
  })

  it('has a title and a description that no other indexed page has', () => {
    const indexed = pages.filter(({ canonical, url }) => canonical === siteOrigin() + url)
    for (const of of [(page: Page) => page.title, (page: Page) => page.meta.get('description')]) {
      const seen = new Map<string | undefined, string[]>()
      for (const page of indexed) seen.set(of(page), [...(seen.get(of(page)) ?? []), page.url])
      expect([...seen].filter(([, urls]) => urls.length > 1)).toEqual([])
    }
  })

  it('shows no raw key and no open placeholder', () => {
    expect(exceptions(({ text }) => !/\{\{|\}\}|undefined|\[object|\b(layout|home|errors|work|services)\.[a-z]+\.[a-zA-Z]+/.test(text))).toEqual([])
  })

  it('links only to pages, anchors and files that exist, in its own language', () => {
    const broken = pages.flatMap((page) => page.links.filter((link) => !leadsSomewhere(link, page)).map((link) => `${page.url}: ${link}`))
    expect(broken).toEqual([])
  })

  it('uses only files that exist', () => {
    const sources = (page: Page) =>
      page.html
        .querySelectorAll('[src], [poster], link[href]')
        .flatMap((element) => element.getAttribute('src') ?? element.getAttribute('poster') ?? element.getAttribute('href') ?? [])
    const broken = pages.flatMap((page) =>
      sources(page)
        .filter((source) => source.startsWith('/') && !existsSync(join(root, source)))
        .map((source) => `${page.url}: ${source}`),
    )
    expect([...new Set(broken)]).toEqual([])
  })

  it('gives every picture its size and its words', () => {
    expect(
      exceptions(({ html }) => html.querySelectorAll('img').every((image) => ['width', 'height', 'alt'].every((name) => image.hasAttribute(name)))),
    ).toEqual([])
  })

  it('has no script but the entry, and no React unless it has an island', () => {
    const scripts = (page: Page) => page.html.querySelectorAll('script').filter((script) => !/json/.test(script.getAttribute('type') ?? ''))
    const allowed = (page: Page) =>
      scripts(page).every((script) => !script.hasAttribute('src') || /^\/assets\/entries\/[\w.-]+\.js$/.test(script.getAttribute('src') ?? ''))
    expect(exceptions((page) => scripts(page).length <= 2 && allowed(page))).toEqual([])
    expect(exceptions(({ source }) => !/data-styled|<!--\$|<!-- -->|modulepreload/.test(source.replace(/<div data-island[\s\S]*?<\/dl>/g, '')))).toEqual([])
  })

  it('carries the strict policy, which matches its inline texts', () => {
    expect(
      exceptions(
        ({ html }) => /unsafe|https?:/.test(html.querySelector('[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? 'unsafe') === false,
      ),
    ).toEqual([])
    expect(exceptions(({ source }) => !/\sstyle="/.test(source))).toEqual([])
  })
})

describe('alternates', () => {
  it('are reciprocal, complete, and stand in the sitemap just so', () => {
    const sitemap = readFileSync(join(root, 'sitemap.xml'), 'utf8')
    const entries = new Map([...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, loc, links]) => [loc, links ?? '']))
    for (const page of pages) {
      const own = siteOrigin() + page.url
      if (page.canonical !== own) {
        expect([page.url, page.alternates]).toEqual([page.url, []])
        expect([page.url, entries.has(own)]).toEqual([page.url, false])
        continue
      }
      const inSitemap = [...(entries.get(own) ?? 'missing').matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, hreflang, href]) => [hreflang, href])
      expect([page.url, inSitemap]).toEqual([page.url, page.alternates])
      for (const [, href] of page.alternates) {
        expect([page.url, byUrl.get(href.slice(siteOrigin().length) || '/')?.alternates]).toEqual([page.url, page.alternates])
      }
    }
    expect(entries.size).toBe(pages.filter(({ canonical, url }) => canonical === siteOrigin() + url).length)
  })
})

type Page = (typeof pages)[number]

/** The addresses of the pages of which something is not so. */
function exceptions(isSo: (page: Page) => boolean): string[] {
  return pages.filter((page) => !isSo(page)).map(({ url }) => url)
}

function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`
}

function read(file: string) {
  const source = readFileSync(join(root, file), 'utf8')
  const html = parse(source)
  return {
    source,
    html,
    text: html.querySelector('body')?.text ?? '',
    title: html.querySelector('title')?.text,
    meta: new Map(html.querySelectorAll('meta').map((tag) => [tag.getAttribute('name') ?? tag.getAttribute('property') ?? '', tag.getAttribute('content')])),
    canonical: html.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    alternates: html.querySelectorAll('link[hreflang]').map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const),
    links: html.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? ''),
  }
}

function leadsSomewhere(link: string, page: { locale: Locale; html: ReturnType<typeof parse>; url: string }): boolean {
  if (/^(https:|mailto:|tel:)/.test(link)) return true
  if (link.startsWith('#')) return page.html.querySelector(link) !== null
  const path = link.replace(/[?#].*/, '')
  const target = byUrl.get(path)
  if (!target) return false
  // The switcher is the one place that leaves the language.
  const isSwitcher = page.html.querySelectorAll('a[data-lng]').some((each) => each.getAttribute('href') === link)
  return target.locale === page.locale || isSwitcher || (page.locale === defaultLocale && target.locale === defaultLocale)
}
