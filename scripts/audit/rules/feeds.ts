import { address } from '../../../i18n/address'
import { locales } from '../../../i18n/languages'
import { feedLength } from '../../../seo/feed'
import { feedAddress } from '../../../seo/feedAddress'
import { isMoment } from '../dates'
import { compact, type Page, parseHtml } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, SiteRule } from '../rule'
import type { Site } from '../site'
import { structuredDataOf } from '../structuredDataOf'
import { parseXml } from '../xml'

export const feeds = {
  name: 'feeds',
  scope: 'site',
  why: 'Each language has a well-formed Atom feed with all posts of the blog, or the newest 50, translated where a translation exists. Feed and entries have a unique id, which is a URI, a title and a date; entries have the category, language and text of their pages; the newest posts come first; the feed has an author and the time of its latest change. Addresses are absolute and exist; the blog’s pages link the feed (https://www.rfc-editor.org/rfc/rfc4287).',
  check(site) {
    if (!site.facts.hasFeeds) return []
    const posts = site.pages.filter((page) => structuredDataOf(page).nodes.some((node) => node['@type'] === 'BlogPosting'))
    return locales.flatMap((locale) => {
      const file = feedAddress(locale)
      const { document, error } = parseXml(site, file)
      if (!document) return [{ page: file, found: error ?? 'nothing', expected: 'a well-formed feed' }]
      const own = posts.filter((page) => page.locale === locale)
      const inFeed = [...wrongFeed(document, file, locale, site), ...wrongEntries(document, own, site)].map((finding) => ({ page: file, ...finding }))
      return [...inFeed, ...wrongAddresses(document, file, site), ...unlinked(own, file, site)]
    })
  },
} satisfies SiteRule

type XmlDocument = NonNullable<ReturnType<typeof parseXml>['document']>

type XmlElement = NonNullable<XmlDocument['documentElement']>

function wrongFeed(document: XmlDocument, file: string, locale: string, { origin }: Site): Finding[] {
  const feed = document.documentElement
  if (feed?.tagName !== 'feed' || feed.namespaceURI !== 'http://www.w3.org/2005/Atom')
    return [{ found: `<${feed?.tagName}> of ${feed?.namespaceURI}`, expected: '<feed xmlns="http://www.w3.org/2005/Atom">' }]
  const findings = lacking(feed, ['id', 'title', 'updated', 'author'])
  const language = feed.getAttribute('xml:lang')
  if (language !== locale) findings.push({ found: `a feed in “${language}”`, expected: `xml:lang="${locale}"` })
  const changes = entriesOf(document).map((entry) => textOf(entry, 'updated'))
  const latest = changes.sort().at(-1) ?? textOf(feed, 'updated')
  if (textOf(feed, 'updated') !== latest) findings.push({ found: `a feed of ${textOf(feed, 'updated')}`, expected: `${latest}, as its latest entry` })
  const self = linkOf(document, 'self')
  if (self !== origin + file) findings.push({ found: `a feed that says it is at ${self}`, expected: origin + file })
  return findings
}

function wrongEntries(document: XmlDocument, posts: readonly Page[], site: Site): Finding[] {
  const entries = entriesOf(document)
  const listed = new Set(entries.map((entry) => linkOf(entry, 'alternate')))
  const missing = entries.length < feedLength ? posts.filter(({ canonical }) => !listed.has(canonical)) : []
  const ids = [...document.getElementsByTagName('id')].map((id) => id.textContent ?? '')
  const repeated = ids.filter((id, index) => id !== '' && ids.indexOf(id) !== index)
  const local = ids.filter((id) => id !== '' && !URL.canParse(id))
  const moments = ['updated', 'published'].flatMap((name) => [...document.getElementsByTagName(name)])
  const undated = moments.filter(({ textContent }) => !isMoment(textContent ?? ''))
  const dates = entries.map((entry) => textOf(entry, 'published'))
  const early = dates.find((date, index) => index > 0 && date > (dates[index - 1] ?? ''))
  return [
    ...(early ? [{ found: `the entry of ${early} after an older one`, expected: 'the newest first' }] : []),
    ...missing.map(({ canonical }) => ({ found: `no entry for ${canonical}`, expected: 'an entry for each post' })),
    ...entries.flatMap((entry) => [
      ...lacking(entry, ['id', 'title', 'published', 'updated', 'content']),
      ...unlikePage(entry, site),
      ...alienText(entry, site),
    ]),
    ...repeated.map((id) => ({ found: `the id “${id}”`, expected: 'an id that no other entry has' })),
    ...local.map((id) => ({ found: `the id “${id}”`, expected: 'a URI, such as tag:example.com,2025:/blog' })),
    ...undated.map(({ tagName, textContent }) => ({ found: `${tagName} ${textContent}`, expected: 'a moment such as 2026-03-14T00:00:00Z' })),
  ]
}

function lacking(element: XmlElement, names: readonly string[]): Finding[] {
  const absent = names.filter((name) => textOf(element, name) === '')
  return absent.map((name) => ({ found: `<${element.tagName}> without ${name}`, expected: `${name}, which readers need` }))
}

/** What an entry says otherwise than the structured data of its page, which are what the page shows. */
function unlikePage(entry: XmlElement, site: Site): Finding[] {
  const page = pageOf(entry, site)
  const post = page && structuredDataOf(page).nodes.find((node) => node['@type'] === 'BlogPosting')
  const pairs = [
    ['title', textOf(entry, 'title'), post?.headline],
    ['published', textOf(entry, 'published').slice(0, 10), post?.datePublished],
    ['updated', textOf(entry, 'updated').slice(0, 10), post?.dateModified],
    ['xml:lang', entry.getAttribute('xml:lang') ?? '', post?.inLanguage],
    ['category', entry.getElementsByTagName('category')[0]?.getAttribute('term') ?? '', post && page.path.split('/').at(-2)],
  ] as const
  return pairs
    .filter(([, said, shown]) => typeof shown === 'string' && said.replace(/\s/g, ' ') !== shown.replace(/\s/g, ' '))
    .map(([name, said, shown]) => ({ found: `${name} “${said}” in the entry for ${page?.url}`, expected: `“${shown}”, as that page says` }))
}

function alienText(entry: XmlElement, site: Site): Finding[] {
  const page = pageOf(entry, site)
  const alien = page && parseHtml(textOf(entry, 'content')).childNodes.find(({ text }) => !page.compactText.includes(compact(text)))
  return alien ? [{ found: `“${alien.text.trim().slice(0, 100)}” in the entry for ${page.url}`, expected: 'a text of that page' }] : []
}

function pageOf(entry: XmlElement, { origin, pageAt }: Site): Page | undefined {
  return pageAt.get(pathOnSite(linkOf(entry, 'alternate') ?? '', { url: '/' }, origin) ?? '')
}

function entriesOf(document: XmlDocument): XmlElement[] {
  return [...document.getElementsByTagName('entry')]
}

/** Text of a child; empty if there is none. */
function textOf(parent: XmlElement, name: string): string {
  const child = [...parent.childNodes].find(({ nodeName }) => nodeName === name)
  return child?.textContent?.trim() ?? ''
}

function linkOf(entry: { getElementsByTagName: XmlDocument['getElementsByTagName'] }, rel: string): string | undefined {
  return [...entry.getElementsByTagName('link')].find((link) => link.getAttribute('rel') === rel)?.getAttribute('href') ?? undefined
}

/** Addresses of the feed, and those inside its texts. */
function wrongAddresses(document: XmlDocument, file: string, site: Site): Finding[] {
  const links = [...document.getElementsByTagName('link')].map((link) => link.getAttribute('href') ?? '')
  const icons = [...document.getElementsByTagName('icon')].map(({ textContent }) => textContent ?? '')
  const contents = [...document.getElementsByTagName('content')].map(({ textContent }) => textContent ?? '').join(' ')
  const inside = [...contents.matchAll(/<[a-z][^>]*? (?:href|src)="([^"]*)"/g)].map(([, href]) => (href ?? '').replace(/&amp;/g, '&'))
  return [...new Set([...links, ...icons, ...inside])].flatMap((href): Finding[] => {
    if (!URL.canParse(href))
      return [{ page: file, found: `the address “${href}”`, expected: 'a complete one: a reader does not know where the text comes from' }]
    const path = pathOnSite(href, { url: '/' }, site.origin)
    if (path === undefined || site.pageAt.has(path) || site.moved.has(path) || site.files.has(path)) return []
    return [{ page: file, found: `${href}, where there is nothing`, expected: 'the address of a page' }]
  })
}

function unlinked(posts: readonly Page[], file: string, { origin, pageAt }: Site): Finding[] {
  const [first] = posts
  const blog = first && pageAt.get(address('/blog', first.locale))
  return [...posts, ...(blog ? [blog] : [])].flatMap((page): Finding[] => {
    const [linked] = page.links('alternate').flatMap((link) => (link.getAttribute('type') === 'application/atom+xml' ? (link.getAttribute('href') ?? []) : []))
    return linked === origin + file ? [] : [{ page: page.url, found: `${linked ?? 'no feed'} in the head`, expected: origin + file }]
  })
}
