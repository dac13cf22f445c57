import { listPages } from '../seo/sitePages'
import type { Site } from './readSite'

/** The paths of all pages, drafts included; undefined if a list of page entries cannot be read. */
export function pagePaths({ root, loaded, blog }: Site): Set<string> | undefined {
  const { services, offerings, projects, sectors, openings } = loaded
  if (!services || !offerings || !projects || !sectors || !openings) return undefined
  const listing = blog.map(({ slug, posts }) => ({ slug, posts: posts.map((post) => ({ slug: post.slug })) }))
  return new Set(listPages({ services, offerings, projects, sectors, openings }, listing, root).map(({ path }) => path))
}
