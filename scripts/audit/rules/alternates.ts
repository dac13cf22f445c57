import { address } from '../../../i18n/address'
import { defaultLocale, locales } from '../../../i18n/languages'
import type { Page } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'
import type { Site } from '../site'
import { readSitemap } from '../sitemap'

export const alternates = {
  name: 'alternates',
  scope: 'page',
  why: 'Search engines accept language links only if each version lists all of them, including itself and x-default, and the sitemap agrees. Visitors reach each of them by a link: the language switch leads to the same page (https://developers.google.com/search/docs/specialty/international/localized-versions).',
  check(page, site) {
    const inHead = alternatesOf(page)
    const findings: Finding[] = []
    const expected = expectedOf(page, site)
    if (inHead.join(' ') !== expected.join(' ')) findings.push({ found: inHead.join(' ') || 'no alternates', expected: expected.join(' ') || 'none' })
    const inSitemap = readSitemap(site).get(site.origin + page.url)
    if (page.isCanonical && inSitemap && inSitemap.join(' ') !== inHead.join(' ')) {
      findings.push({ found: `in sitemap.xml: ${inSitemap.join(' ') || 'no alternates'}`, expected: `as in the head: ${inHead.join(' ') || 'none'}` })
    }
    const inSwitch = page.all('a').filter((link) => link.getAttribute('hreflang'))
    const linked = new Set(inSwitch.map((link) => pathOnSite(link.getAttribute('href') ?? '', page, site.origin)))
    const versions = expected.map((each) => each.slice(each.indexOf('=') + 1)).filter((version) => version !== page.canonical)
    for (const version of new Set(versions)) {
      if (!linked.has(pathOnSite(version, page, site.origin))) findings.push({ found: `no link to ${version}`, expected: 'one in the language switch' })
    }
    return findings
  },
} satisfies PageRule

/** `hreflang=address` of each, sorted. */
function alternatesOf({ links }: Page): string[] {
  const versions = links('alternate').filter((link) => link.getAttribute('hreflang'))
  return versions.map((link) => `${link.getAttribute('hreflang')}=${link.getAttribute('href')}`).sort()
}

/** The existing canonical versions; a text in one language only has no alternates. */
function expectedOf(page: Page, { origin, pageAt }: Site): string[] {
  const versions = page.isCanonical ? locales.filter((locale) => pageAt.get(address(page.path, locale))?.isCanonical) : []
  const [first] = versions
  if (!first || versions.length < 2) return []
  const original = versions.includes(defaultLocale) ? defaultLocale : first
  return [...versions.map((locale) => `${locale}=${origin}${address(page.path, locale)}`), `x-default=${origin}${address(page.path, original)}`].sort()
}
