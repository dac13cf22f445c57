import { join } from 'node:path'
import { describeLostPages, findLostPages } from '../seo/lostPages'
import { addressesIn, readDates } from '../seo/pageDates'
import { pagePaths } from './pagePaths'
import type { Site } from './readSite'

/** Messages about pages of the last build that are gone without a redirect; empty if there is no build. */
export function lostPages(site: Site): string[] {
  const pages = pagePaths(site)
  if (!pages) return []
  // Its record of pages (docs/decisions/012).
  const before = addressesIn(readDates(join(site.root, 'dist/client')))
  return describeLostPages(findLostPages(before, pages, site.loaded.redirects ?? []), pages)
}
