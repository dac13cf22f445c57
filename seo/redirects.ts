import type { BlogListing } from '../blog/blogListing'
import { getContent } from '../collections/content'
import { exists } from '../collections/drafts'
import { address } from '../i18n/address'
import { defaultLocale, type Locale, locales } from '../i18n/languages'
import { isOfLanguage, movedPaths } from './movedPaths'
import { nearestPath, sitePages } from './sitePages'

/** An address that a page had once, and the one where it is found now: paths as browsers ask for them, language included. */
export interface Redirect {
  from: string
  to: string
}

/**
 * What `content/redirects.json` says, for each language by itself. A language that lacks the page leads to the nearest one
 * above it that it has.
 */
export function listRedirects(blog: BlogListing): Redirect[] {
  const pages = new Map(sitePages(blog).map((page) => [page.path, page]))
  const has = (path: string, locale: Locale) => {
    const page = pages.get(path)
    return page !== undefined && exists(page, locale)
  }
  const { redirects } = getContent()
  const onlyHere = redirects.filter(isOfLanguage)
  return [...movedPaths(redirects, new Set(pages.keys()))].flatMap(([from, to]) =>
    (onlyHere.some((entry) => from === entry.from || from.startsWith(`${entry.from}/`)) ? [defaultLocale] : locales).map((locale) => {
      const target = [nearestPath(to, locale), ...above(to)].find((path) => has(path, locale)) ?? '/'
      return { from: address(from, locale), to: address(target, locale) }
    }),
  )
}

/** `/a/b/c` is below `/a/b` and `/a`. */
function above(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`)
}
