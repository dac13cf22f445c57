import { splitAddress } from '../../../i18n/address'
import { redirectsOf } from '../redirects'
import type { Finding, SiteRule } from '../rule'
import { readText } from '../site'

export const redirects = {
  name: 'redirects',
  scope: 'site',
  why: 'Every former address of a page leads in one step to an existing page in the same language: in the rules of every host and, for hosts without rules, on a page with a refresh and the new address as canonical.',
  check(site) {
    const all = redirectsOf(site)
    const sources = [...new Set(Object.values(all).flatMap((rules) => [...rules.keys()]))]
    return sources.flatMap((from) => [
      ...Object.entries(all).flatMap(([file, rules]) => followed(file, from, rules.get(from), all['/_redirects']?.get(from))),
      ...canonical(from),
    ])

    function followed(file: string, from: string, to: string | undefined, expected: string | undefined): Finding[] {
      if (to === undefined || to !== expected) {
        return [
          { page: from, found: `${to ? `a redirect to ${to}` : 'no redirect'} in ${file}`, expected: `the same as in /_redirects: ${expected ?? 'none'}` },
        ]
      }
      const target = site.pageAt.get(to)
      if (!target) return [{ page: from, found: `a redirect to ${to}, where there is no page`, expected: 'the address of a page, in one step' }]
      const language = splitAddress(from).locale
      return target.locale === language
        ? []
        : [{ page: from, found: `a redirect to ${to}, which is in “${target.locale}”`, expected: `a page in “${language}”` }]
    }

    function canonical(from: string): Finding[] {
      const to = all['the pages that refresh']?.get(from)
      if (to === undefined || readText(site, `${from}.html`).includes(`<link rel="canonical" href="${site.origin}${to}">`)) return []
      return [{ page: from, found: 'a page that refreshes, with another canonical address or none', expected: `rel="canonical" to ${site.origin}${to}` }]
    }
  },
} satisfies SiteRule
