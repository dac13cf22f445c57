import { exists } from '../collections/drafts'
import { address } from '../i18n/address'
import { type Locale, locales } from '../i18n/languages'
import { escapeXml } from './escapeXml'
import { getAlternates } from './head'
import type { SitePage } from './sitePages'

/**
 * `sitemap.xml` with the alternates of every address, from the same function as the pages’ heads. Lists
 * canonical addresses only. (https://www.sitemaps.org/protocol.html)
 *
 * @param lastModified day of a page’s last change, by its address without origin; undefined if unknown.
 */
export function getSitemap(pages: readonly SitePage[], origin: string, lastModified: (url: string) => string | undefined): string {
  const urls = pages.flatMap((page) => locales.flatMap((locale) => entry(page, locale, origin, lastModified(address(page.path, locale)))))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function entry(page: SitePage, locale: Locale, origin: string, lastModified: string | undefined): string[] {
  const { canonical, alternates } = getAlternates(page, locale, origin)
  if (!exists(page, locale) || canonical !== origin + address(page.path, locale)) return []
  const links = alternates.map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`)
  return [`<url><loc>${escapeXml(canonical)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}${links.join('')}</url>`]
}

/**
 * Everything may be crawled except the backend; of it the calls of blog pages may, as a crawler that runs them would index
 * their message of a failed call. The longest rule counts (https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2).
 */
export function getRobots(origin: string): string {
  return `User-agent: *\nDisallow: /backend/\nAllow: /backend/blog\n\nSitemap: ${origin}/sitemap.xml\n`
}
