import { type BlogListing, ownBlog } from '../blog/blogListing'
import { getContent } from '../collections/content'
import { type Draft, draftState, exists } from '../collections/drafts'
import { memoizeByObject } from '../collections/memoize'
import type { Content } from '../collections/schemas'
import { fixedPages, unlistedPages } from './fixedPages'
import { getUntranslated, languagesOf } from './translatedPages'

/** A page in all its languages, as search engines should see it. */
export interface SitePage {
  /** Logical path, without language prefix. */
  path: string
  /** False keeps the page out of search engines and the sitemap. */
  index: boolean
  /** Canonical path, if this page is an alias (design §5). */
  canonicalPath?: string
  /** Codes of the languages of its text, if not all; the other languages show the first one’s text. */
  availableIn?: readonly string[]
  /** Draft state: the page does not exist in draft languages (`exists`). */
  draft?: Draft | undefined
  /** Time of publication of a scheduled draft, for all languages or for each of these. */
  until?: string | Readonly<Record<string, string>>
}

/** A page of a content entry. */
interface EntryPage extends Pick<SitePage, 'path' | 'draft' | 'until'> {
  /** Path of the page that lists the entry. */
  list: string
}

/** Aliases and their canonical addresses. */
export const aliases: Readonly<Record<string, string>> = { '/our-work': '/work', '/our-products': '/products' }

/**
 * Every page of the site (specification §2): routes × content. Each exists in every language, except drafts.
 *
 * @param blog the blog of the site; our own by default.
 */
export function sitePages(blog: BlogListing = ownBlog()): readonly SitePage[] {
  return listed(blog).pages
}

/** The page at a path; an unknown page, such as the 404 page, is not indexed. */
export function sitePage(path: string, blog: BlogListing): SitePage {
  return listed(blog).byPath.get(path) ?? { path, index: false }
}

function listed(blog: BlogListing) {
  return pagesOf(getContent())(blog)(getUntranslated())
}

/** Kept, because every page asks for them. */
const pagesOf = memoizeByObject((content: Content) =>
  memoizeByObject((blog: BlogListing) =>
    memoizeByObject(() => {
      const pages = listPages(content, blog).map(withLanguages)
      return { pages, byPath: new Map(pages.map((page) => [page.path, page])) }
    }),
  ),
)

function withLanguages(page: SitePage): SitePage {
  const availableIn = languagesOf(page.canonicalPath ?? page.path, page.availableIn)
  return availableIn ? { ...page, availableIn } : page
}

type Lists = Pick<Content, 'services' | 'offerings' | 'projects' | 'sectors' | 'openings'>

/** The pages of services, offerings, sectors, projects and openings, by their path. */
const entryPages = memoizeByObject(({ services, offerings, projects, sectors, openings }: Lists) => {
  const pages: EntryPage[] = [
    ...services.map((entry) => ({ path: `/services/${entry.category}`, list: '/services', ...draftState(entry) })),
    ...offerings.map((entry) => ({ path: `/what-we-do/${entry.category}`, list: '/', ...draftState(entry) })),
    ...sectors.map(({ category }) => ({ path: `/work/${category}`, list: '/work' })),
    ...projects.map((entry) => ({ path: `/project-details/${entry.category}/${entry.id}`, list: '/work', ...draftState(entry) })),
    ...openings.map((entry) => ({ path: `/career/${entry.key}`, list: '/career', ...draftState(entry) })),
  ]
  return new Map(pages.map((page) => [page.path, page]))
})

/**
 * The path for a link to a page in a language: the page itself, or the list of such pages if that language lacks it, as it does a draft.
 *
 * @param path logical path of the page.
 */
export function nearestPath(path: string, locale: string): string {
  const page = entryPages(getContent()).get(path)
  return page && !exists(page, locale) ? page.list : path
}

/**
 * All pages: the fixed ones, and those of these lists and this blog.
 *
 * @param root the project's root.
 */
export function listPages(content: Lists, blog: BlogListing, root?: string): SitePage[] {
  const fixed = fixedPages(root)
  return [
    ...fixed.filter((path) => !unlistedPages.includes(path)).map((path) => ({ path, index: true })),
    ...[...entryPages(content).values()].map(({ list: _, ...page }) => ({ ...page, index: true })),
    ...blog.map(({ slug }) => ({ path: `/${slug}`, index: true })),
    ...Object.entries(aliases).map(([path, canonicalPath]) => ({ path, index: true, canonicalPath })),
    ...fixed.filter((path) => unlistedPages.includes(path)).map((path) => ({ path, index: false })),
    ...blog.flatMap(({ slug: category, posts }) =>
      posts.map(({ slug, languages, draft, until }) => ({
        path: `/${category}/${slug}`,
        index: true,
        ...(languages && { availableIn: languages }),
        ...(draft && { draft }),
        ...(until && { until }),
      })),
    ),
  ]
}
