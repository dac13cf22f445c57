import type { Finding, SiteRule } from '../rule'
import { readText } from '../site'

export const robots = {
  name: 'robots.txt',
  scope: 'site',
  why: 'robots.txt names the sitemap and lets crawlers have every page and what pages need (https://www.rfc-editor.org/rfc/rfc9309).',
  check(site) {
    const lines = readText(site, '/robots.txt').split(/\r?\n/)
    const values = (name: string) => lines.flatMap((line) => new RegExp(`^${name}:\\s*(\\S+)`, 'i').exec(line)?.[1] ?? [])
    const findings: Finding[] = []
    const named = `${site.origin}/sitemap.xml`
    if (!values('Sitemap').includes(named))
      findings.push({ page: '/robots.txt', found: `Sitemap: ${values('Sitemap').join(' ')}`, expected: `Sitemap: ${named}` })
    for (const rule of values('Disallow')) {
      const pattern = patternOf(rule)
      const blocked = [...site.pageAt.keys(), ...site.files.keys()].find((path) => pattern.test(path))
      if (blocked)
        findings.push({ page: '/robots.txt', found: `Disallow: ${rule}, which keeps crawlers from ${blocked}`, expected: 'only what no page is made of' })
    }
    return findings
  },
} satisfies SiteRule

/** `*` stands for anything, and a final `$` for the end of the address (RFC 9309, 2.2.3). */
function patternOf(rule: string): RegExp {
  const parts = rule.replace(/\$$/, '').split('*')
  const pattern = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*')
  return new RegExp(`^${pattern}${rule.endsWith('$') ? '$' : ''}`)
}
