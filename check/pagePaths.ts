import { listPages, type SitePage } from '../seo/sitePages'
import type { Site } from './readSite'

/** The paths of all pages, drafts included; undefined if a list of page entries cannot be read. */
export function pagePaths(site: Site): Set<string> | undefined {
  const pages = listedPages(site)
  return pages && new Set(pages.map(({ path }) => path))
}

/** All pages, with the draft states of entries but not of the blog; undefined likewise. */
export function listedPages({ root, loaded, blog }: Site): SitePage[] | undefined {
  const { services, offerings, projects, sectors, openings } = loaded
  if (!services || !offerings || !projects || !sectors || !openings) return undefined
  return listPages({ services, offerings, projects, sectors, openings }, blog, root)
}
