import robotsParser from 'robots-parser'
import type { Finding, SiteRule } from '../rule'
import { readText, type Site } from '../site'

/** Search engines that visitors use, and a robot without rules. */
const crawlers = ['Googlebot', 'Bingbot', 'Applebot', 'AnyOther']

export const robots = {
  name: 'robots.txt',
  scope: 'site',
  why: 'robots.txt names the sitemap and allows search engines every page and the files that pages need (https://www.rfc-editor.org/rfc/rfc9309). Rules for other robots are the company’s decision.',
  check(site) {
    const text = readText(site, '/robots.txt')
    const rules = robotsParser(`${site.origin}/robots.txt`, text)
    const named = `${site.origin}/sitemap.xml`
    const sitemaps = rules.getSitemaps()
    const findings: Finding[] = sitemaps.includes(named)
      ? []
      : [{ page: '/robots.txt', found: `Sitemap: ${sitemaps.join(' ')}`, expected: `Sitemap: ${named}` }]
    const lines = text.split(/\r?\n/)
    for (const [line, path] of firstBlocked(rules, site)) {
      const found = `${lines[line - 1]?.trim()}, which keeps crawlers from ${path}`
      findings.push({ page: '/robots.txt', found, expected: 'only what no page is made of' })
    }
    return findings
  },
} satisfies SiteRule

/** For each search engine that a line excludes, the line number and the first path. */
function firstBlocked(rules: ReturnType<typeof robotsParser>, { origin, pageAt, files }: Site): Map<number, string> {
  const blocked = new Map<number, string>()
  for (const path of [...pageAt.keys(), ...files.keys()]) {
    for (const crawler of crawlers) {
      const address = origin + encodeURI(path)
      const line = rules.isDisallowed(address, crawler) && rules.getMatchingLineNumber(address, crawler)
      if (line && !blocked.has(line)) blocked.set(line, path)
    }
  }
  return blocked
}
