import type { BlogListing } from '../blog/blogListing'
import { getContent } from '../collections/content'
import { exists } from '../collections/drafts'
import { address } from '../i18n/address'
import { defaultLocale, type Locale, locales } from '../i18n/languages'
import { isOfLanguage, movedPaths } from './movedPaths'
import { pathsAbove } from './pathsAbove'
import { nearestPath, sitePages } from './sitePages'

/** A former address of a page and its current one: paths with language prefix. */
export interface Redirect {
  from: string
  to: string
}

/**
 * The redirects of `content/redirects.json`, for each language. If a language lacks the target, its nearest existing
 * ancestor is used.
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
      const target = [nearestPath(to, locale), ...pathsAbove(to)].find((path) => has(path, locale)) ?? '/'
      return { from: address(from, locale), to: address(target, locale) }
    }),
  )
}
