import { address } from '../../../i18n/address'
import { locales } from '../../../i18n/languages'
import { feedLength } from '../../../seo/feed'
import { feedAddress } from '../../../seo/feedAddress'
import type { Page } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, SiteRule } from '../rule'
import type { Site } from '../site'
import { structuredDataOf } from '../structuredDataOf'
import { parseXml } from '../xml'

export const feeds = {
  name: 'feeds',
  scope: 'site',
  why: 'Each language has a well-formed Atom feed with all posts of the blog, or the newest 50, translated where a translation exists. Feed and entries have a unique id, a title and a date; their addresses are absolute and exist; the blog’s pages link the feed (https://www.rfc-editor.org/rfc/rfc4287).',
  check(site) {
    if (!site.facts.hasFeeds) return []
    const posts = site.pages.filter((page) => structuredDataOf(page).nodes.some((node) => node['@type'] === 'BlogPosting'))
    return locales.flatMap((locale) => {
      const file = feedAddress(locale)
      const { document, error } = parseXml(site, file)
      if (!document) return [{ page: file, found: error ?? 'nothing', expected: 'a well-formed feed' }]
      const own = posts.filter((page) => page.locale === locale)
      return [...wrongEntries(document, file, own, site), ...wrongAddresses(document, file, site), ...unlinked(own, file, site)]
    })
  },
} satisfies SiteRule

type XmlDocument = NonNullable<ReturnType<typeof parseXml>['document']>

function wrongEntries(document: XmlDocument, file: string, posts: readonly Page[], { origin }: Site): Finding[] {
  const entries = [...document.getElementsByTagName('entry')]
  const listed = new Set(entries.map((entry) => linkOf(entry, 'alternate')))
  const missing = entries.length < feedLength ? posts.filter(({ canonical }) => !listed.has(canonical)) : []
  const ids = [...document.getElementsByTagName('id')].map((id) => id.textContent ?? '')
  const repeated = ids.filter((id, index) => id !== '' && ids.indexOf(id) !== index)
  const undated = [...document.getElementsByTagName('updated')].filter(
    ({ textContent }) => !/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(textContent ?? ''),
  )
  const findings: Finding[] = missing.map(({ canonical }) => ({ found: `no entry for ${canonical}`, expected: 'an entry for each post' }))
  for (const element of [document.documentElement, ...entries]) {
    const parts = [...(element?.childNodes ?? [])].filter(({ textContent }) => textContent?.trim()).map(({ nodeName }) => nodeName)
    const lacking = ['id', 'title', 'updated'].filter((name) => !parts.includes(name))
    findings.push(...lacking.map((name) => ({ found: `<${element?.tagName}> without ${name}`, expected: 'an id, a title and a moment, which readers need' })))
  }
  findings.push(...repeated.map((id) => ({ found: `the id “${id}”`, expected: 'an id that no other entry has' })))
  findings.push(...undated.map(({ textContent }) => ({ found: `updated ${textContent}`, expected: 'a moment such as 2026-03-14T00:00:00Z' })))
  if (document.documentElement?.tagName !== 'feed') findings.push({ found: `<${document.documentElement?.tagName}>`, expected: '<feed>' })
  const self = [...document.getElementsByTagName('link')].find((link) => link.getAttribute('rel') === 'self')?.getAttribute('href')
  if (self !== origin + file) findings.push({ found: `a feed that says it is at ${self}`, expected: origin + file })
  return findings.map((finding) => ({ page: file, ...finding }))
}

function linkOf(entry: { getElementsByTagName: XmlDocument['getElementsByTagName'] }, rel: string): string | undefined {
  return [...entry.getElementsByTagName('link')].find((link) => link.getAttribute('rel') === rel)?.getAttribute('href') ?? undefined
}

/** Addresses of the feed, and those inside its texts. */
function wrongAddresses(document: XmlDocument, file: string, site: Site): Finding[] {
  const links = [...document.getElementsByTagName('link')].map((link) => link.getAttribute('href') ?? '')
  const contents = [...document.getElementsByTagName('content')].map(({ textContent }) => textContent ?? '').join(' ')
  const inside = [...contents.matchAll(/<[a-z][^>]*? (?:href|src)="([^"]*)"/g)].map(([, href]) => (href ?? '').replace(/&amp;/g, '&'))
  return [...new Set([...links, ...inside])].flatMap((href): Finding[] => {
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
    const linked = page
      .all('link')
      .find((link) => link.getAttribute('type') === 'application/atom+xml')
      ?.getAttribute('href')
    return linked === origin + file ? [] : [{ page: page.url, found: `${linked ?? 'no feed'} in the head`, expected: origin + file }]
  })
}
