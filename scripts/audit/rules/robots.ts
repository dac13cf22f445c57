import robotsParser from 'robots-parser'
import { callPaths } from '../../../blog/contract'
import { nearName } from '../../../collections/nearName'
import type { Finding, SiteRule } from '../rule'
import { readText, type Site } from '../site'

/** Search engines that visitors use, and a robot without rules. */
const crawlers = ['Googlebot', 'Bingbot', 'Applebot', 'AnyOther']

export const robots = {
  name: 'robots.txt',
  scope: 'site',
  why: 'robots.txt names the sitemap, has no misspelt field, which search engines would skip, and allows search engines every page and what pages need to be rendered: files, and the calls of the blog (https://www.rfc-editor.org/rfc/rfc9309). Rules for other robots are the company’s decision; a robots.txt in public/ replaces ours.',
  check(site) {
    const text = readText(site, '/robots.txt')
    const rules = robotsParser(`${site.origin}/robots.txt`, text)
    const named = `${site.origin}/sitemap.xml`
    const sitemaps = rules.getSitemaps()
    const findings: Finding[] = sitemaps.includes(named)
      ? []
      : [{ page: '/robots.txt', found: `Sitemap: ${sitemaps.join(' ')}`, expected: `Sitemap: ${named}` }]
    const lines = text.split(/\r?\n/)
    findings.push(...lines.flatMap(misspelt))
    for (const [line, path] of firstBlocked(rules, site)) {
      const found = `${lines[line - 1]?.trim()}, which keeps crawlers from ${path}`
      findings.push({ page: '/robots.txt', found, expected: 'only what no page is made of' })
    }
    return findings
  },
} satisfies SiteRule

const fields = ['User-agent', 'Allow', 'Disallow', 'Sitemap', 'Crawl-delay']

/** Other fields may be for other crawlers: “Crawlers MAY interpret other records” (RFC 9309). */
function misspelt(line: string): Finding[] {
  const [field = '', ...value] = (line.split('#')[0] ?? '').split(':')
  const name = field.trim()
  if (name === '' || fields.some((each) => each.toLowerCase() === name.toLowerCase())) return []
  const meant = nearName(name, fields)
  if (value.length > 0 && !meant) return []
  return [{ page: '/robots.txt', found: line.trim(), expected: meant ? `${meant}:` : 'a field, such as Disallow:, before the path' }]
}

/** For each search engine that a line excludes, the line number and the first path. */
function firstBlocked(rules: ReturnType<typeof robotsParser>, site: Site): Map<number, string> {
  const { origin, pageAt, files } = site
  const blocked = new Map<number, string>()
  for (const path of [...pageAt.keys(), ...files.keys(), ...blogCalls(site)]) {
    for (const crawler of crawlers) {
      const address = origin + encodeURI(path)
      const line = rules.isDisallowed(address, crawler) && rules.getMatchingLineNumber(address, crawler)
      if (line && !blocked.has(line)) blocked.set(line, path)
    }
  }
  return blocked
}

/** Paths of the calls by which pages refresh the blog; none if its backend is elsewhere, with rules of its own. */
function blogCalls({ pages, origin }: Site): string[] {
  const sources = pages.flatMap((page) => page.elements.flatMap((element) => element.getAttribute('data-source') ?? []))
  const backends = new Set(sources.map((source) => new URL(JSON.parse(source).backend, origin).href))
  const ours = [...backends].filter((backend) => new URL(backend).origin === origin)
  return ours.flatMap((backend) => Object.values(callPaths).map((path) => new URL(backend).pathname + path))
}
