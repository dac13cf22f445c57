import { type BlogListing, ownBlog } from '../blog/blogListing'
import { getContent } from '../collections/content'
import { type Draft, draftState, exists } from '../collections/drafts'
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
  return cachedPages(blog).pages
}

/** The page at a path; an unknown page, such as the 404 page, is not indexed. */
export function sitePage(path: string, blog: BlogListing): SitePage {
  return cachedPages(blog).byPath.get(path) ?? { path, index: false }
}

/** Cached by content and blog: every page calls it, and the blog changes while the server runs. */
function cachedPages(blog: BlogListing) {
  const content = getContent()
  const untranslated = getUntranslated()
  if (cache?.content !== content || cache.blog !== blog || cache.untranslated !== untranslated) {
    const pages = listPages(content, blog).map(withLanguages)
    cache = { content, blog, untranslated, pages, byPath: new Map(pages.map((page) => [page.path, page])) }
  }
  return cache
}

interface Listed {
  content: Content
  blog: BlogListing
  untranslated: unknown
  pages: SitePage[]
  byPath: Map<string, SitePage>
}

let cache: Listed | undefined

function withLanguages(page: SitePage): SitePage {
  const availableIn = languagesOf(page.canonicalPath ?? page.path, page.availableIn)
  return availableIn ? { ...page, availableIn } : page
}

type Lists = Pick<Content, 'services' | 'offerings' | 'projects' | 'sectors' | 'openings'>

/** The pages of services, offerings, sectors, projects and openings, by their path. Cached by content. */
function entryPages(content: Lists): Map<string, EntryPage> {
  if (entryPagesCache?.content === content) return entryPagesCache.pages
  const { services, offerings, projects, sectors, openings } = content
  const pages: EntryPage[] = [
    ...services.map((entry) => ({ path: `/services/${entry.category}`, list: '/services', ...draftState(entry) })),
    ...offerings.map((entry) => ({ path: `/what-we-do/${entry.category}`, list: '/', ...draftState(entry) })),
    ...sectors.map(({ category }) => ({ path: `/work/${category}`, list: '/work' })),
    ...projects.map((entry) => ({ path: `/project-details/${entry.category}/${entry.id}`, list: '/work', ...draftState(entry) })),
    ...openings.map((entry) => ({ path: `/career/${entry.key}`, list: '/career', ...draftState(entry) })),
  ]
  entryPagesCache = { content, pages: new Map(pages.map((page) => [page.path, page])) }
  return entryPagesCache.pages
}

let entryPagesCache: { content: Lists; pages: Map<string, EntryPage> } | undefined

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
