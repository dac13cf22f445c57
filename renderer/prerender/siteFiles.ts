import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { isForeignBackend } from '../../blog/backendAddress'
import type { BlogListing } from '../../blog/blogListing'
import { getContent } from '../../collections/content'
import { getFeeds } from '../../seo/feeds'
import { listRedirects } from '../../seo/redirects'
import { isSiteIndexed } from '../../seo/siteIndexing'
import { getRobots } from '../../seo/sitemap'
import { siteOrigin } from '../../seo/siteOrigin'
import { securityText, securityTextFile } from '../../server/securityText'
import { folders } from './folders'
import { hostingFiles, hostingRules } from './hosting'
import { nginx, nginxSite } from './nginx'
import { redirectPages } from './redirectPages'

/**
 * The files that a site has once, apart from the dated ones (sitemap, `lastmod.json`). Writes the nginx rules beside the site.
 *
 * @returns texts by file.
 */
export function siteFiles(blog: BlogListing): Record<string, string> {
  const redirects = listRedirects(blog)
  const rules = hostingRules(siteOrigin(), redirects, isSiteIndexed())
  mkdirSync(folders.hosting, { recursive: true })
  writeFileSync(`${folders.hosting}/nginx.conf`, nginx(rules))
  writeFileSync(`${folders.hosting}/site.conf`, nginxSite(siteOrigin()))
  return {
    ...(existsSync('public/robots.txt') ? {} : { 'robots.txt': getRobots(siteOrigin()) }),
    ...hostingFiles(rules),
    ...redirectPages(redirects, siteOrigin()),
    ...securityFile(),
    ...(isForeignBackend() ? {} : getFeeds()),
  }
}

/** `security.txt` for static hosts; not with a placeholder address, nor if `public/` has one. */
function securityFile(): Record<string, string> {
  const { email, placeholders } = getContent().company
  if (placeholders.includes('email') || existsSync(`public/${securityTextFile}`)) return {}
  return { [securityTextFile]: securityText({ email, site: siteOrigin(), now: Date.now() }) }
}
