import { type BlogListing, ownBlog } from '../blog/blogListing'
import { getContent } from '../collections/content'
import { type Draft, draftState, exists } from '../collections/drafts'
import type { Content } from '../collections/schemas'
import { fixedPages, unlistedPages } from './fixedPages'
import { getUntranslated, languagesOf } from './translatedPages'

/** A page as search engines should see it, whatever its language. */
export interface SitePage {
  /** Logical path, without language prefix. */
  path: string
  /** False keeps the page out of search engines and the sitemap. */
  index: boolean
  /** The path to keep, where this page only repeats another (design §5). */
  canonicalPath?: string
  /** Codes of the languages it really exists in, where not all; in the others it shows the first one’s text. */
  availableIn?: readonly string[]
  /** Where it is a draft: in these languages there is no such page (`exists`). */
  draft?: Draft | undefined
  /** Where it is a draft until a moment: that, in all languages or in each of these. */
  until?: string | Readonly<Record<string, string>>
}

/** A page that is made of an entry of the content. */
interface EntryPage extends Pick<SitePage, 'path' | 'draft' | 'until'> {
  /** The path of the page that lists it. */
  list: string
}

/** Second addresses and the ones they repeat. */
export const aliases: Readonly<Record<string, string>> = { '/our-work': '/work', '/our-products': '/products' }

/**
 * Every page of the site (specification §2): routes × content. Each exists in every language, except where it is a draft.
 *
 * @param blog the blog that the site shows; ours, where none is given.
 */
export function sitePages(blog: BlogListing = ownBlog()): readonly SitePage[] {
  return known(blog).pages
}

/** The page at a path; one that is not known, such as the 404 page, is not for search engines. */
export function sitePage(path: string, blog: BlogListing = ownBlog()): SitePage {
  return known(blog).byPath.get(path) ?? { path, index: false }
}

/** Listed once for each state of content and blog: every page asks, and the blog of a running server changes. */
function known(blog: BlogListing) {
  const content = getContent()
  const untranslated = getUntranslated()
  if (listed?.content !== content || listed.blog !== blog || listed.untranslated !== untranslated) {
    const pages = listPages(content, blog).map(withLanguages)
    listed = { content, blog, untranslated, pages, byPath: new Map(pages.map((page) => [page.path, page])) }
  }
  return listed
}

interface Listed {
  content: Content
  blog: BlogListing
  untranslated: unknown
  pages: SitePage[]
  byPath: Map<string, SitePage>
}

let listed: Listed | undefined

function withLanguages(page: SitePage): SitePage {
  const availableIn = languagesOf(page.canonicalPath ?? page.path, page.availableIn)
  return availableIn ? { ...page, availableIn } : page
}

type Lists = Pick<Content, 'services' | 'offerings' | 'projects' | 'sectors' | 'openings'>

/** The pages of services, offerings, sectors, projects and openings, by their path. Listed once for each state of the content. */
function entryPages(content: Lists): Map<string, EntryPage> {
  if (entryPagesOf?.content === content) return entryPagesOf.pages
  const { services, offerings, projects, sectors, openings } = content
  const pages: EntryPage[] = [
    ...services.map((entry) => ({ path: `/services/${entry.category}`, list: '/services', ...draftState(entry) })),
    ...offerings.map((entry) => ({ path: `/what-we-do/${entry.category}`, list: '/', ...draftState(entry) })),
    ...sectors.map(({ category }) => ({ path: `/work/${category}`, list: '/work' })),
    ...projects.map((entry) => ({ path: `/project-details/${entry.category}/${entry.id}`, list: '/work', ...draftState(entry) })),
    ...openings.map((entry) => ({ path: `/career/${entry.key}`, list: '/career', ...draftState(entry) })),
  ]
  entryPagesOf = { content, pages: new Map(pages.map((page) => [page.path, page])) }
  return entryPagesOf.pages
}

let entryPagesOf: { content: Lists; pages: Map<string, EntryPage> } | undefined

/**
 * Where somebody is led who wants a page in another language: to the page, or where that language does not have it, to the
 * list that would name it.
 *
 * @param path logical path of the page.
 */
export function nearestPath(path: string, locale: string): string {
  const page = entryPages(getContent()).get(path)
  return page && !exists(page, locale) ? page.list : path
}

/**
 * The pages that these lists and this blog make, beside those that have a folder of their own.
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
