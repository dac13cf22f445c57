import { address } from '../../../i18n/address'
import { locales } from '../../../i18n/languages'
import type { Page } from '../parsePage'
import { reach } from '../reach'
import { pathsOf } from '../references'
import type { Finding, SiteRule } from '../rule'

export const orphans = {
  name: 'orphans',
  scope: 'site',
  why: 'Links lead from each language’s home page to every page of that language. Search engines consider a page that only the sitemap lists unimportant.',
  check(site) {
    return locales.flatMap((locale) => {
      const reached = reach([address('/', locale)], (url) => linksOf(site.pageAt.get(url), site.origin))
      return site.pages
        .filter((page) => page.locale === locale && page.isCanonical && !reached.has(page.url))
        .map((page): Finding => ({ page: page.url, found: `no way here from ${address('/', locale)}`, expected: 'a link on a page that can be reached' }))
    })
  },
} satisfies SiteRule

function linksOf(page: Page | undefined, origin: string): string[] {
  if (!page) return []
  const links = page.all('a').filter((link) => !link.hasAttribute('hreflang'))
  return pathsOf(links, 'href', page, origin)
}
