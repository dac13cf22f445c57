import { address } from '../../../i18n/address'
import { locales } from '../../../i18n/languages'
import type { Page } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, SiteRule } from '../rule'
import type { Site } from '../site'

export const orphans = {
  name: 'orphans',
  scope: 'site',
  why: 'Links lead from each language’s home page to every page of that language. Search engines consider a page that only the sitemap lists unimportant.',
  check(site) {
    return locales.flatMap((locale) => {
      const reached = follow(address('/', locale), site)
      return site.pages
        .filter((page) => page.locale === locale && page.isCanonical && !reached.has(page.url))
        .map((page): Finding => ({ page: page.url, found: `no way here from ${address('/', locale)}`, expected: 'a link on a page that can be reached' }))
    })
  },
} satisfies SiteRule

function follow(start: string, { pageAt, origin }: Site): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let url = open.pop(); url !== undefined; url = open.pop()) {
    const page = pageAt.get(url)
    if (!page || reached.has(url)) continue
    reached.add(url)
    open.push(...linksOf(page, origin))
  }
  return reached
}

function linksOf(page: Page, origin: string): string[] {
  const links = page.all('a').filter((link) => !link.hasAttribute('hreflang'))
  return links.flatMap((link) => pathOnSite(link.getAttribute('href') ?? '', page, origin) ?? [])
}
