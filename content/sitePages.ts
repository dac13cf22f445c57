import { type Category, getBlog } from './blog'
import { getContent } from './content'
import type { Content } from './schemas'

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
}

/** Second addresses and the ones they repeat. */
export const aliases: Readonly<Record<string, string>> = { '/our-work': '/work', '/our-products': '/products' }

const fixed = [
  '/',
  '/company-overview',
  '/about',
  '/leadership',
  '/testimonial',
  '/patent',
  '/services',
  '/work',
  '/products',
  '/product-details',
  '/iElection-details',
  '/contact-us',
  '/career',
  '/blog',
  '/o',
  '/privacy',
  '/imprint',
]

/** The slugs of a blog, and the languages that each post really exists in; none where they are not known. */
export type BlogListing = readonly { slug: string; posts: readonly { slug: string; languages?: readonly string[] }[] }[]

/**
 * Every page of the site (specification §2): routes × content. Each exists in every language.
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

/** What `content/blog` holds. The same list as long as it holds the same. */
export function ownBlog(): BlogListing {
  const categories = getBlog()
  if (own?.categories !== categories) {
    const listing = categories.map(({ slug, posts }) => ({ slug, posts: posts.map((post) => ({ slug: post.slug, languages: [...post.texts.keys()] })) }))
    own = { categories, listing }
  }
  return own.listing
}

let own: { categories: Category[]; listing: BlogListing } | undefined

/** Listed once for each state of content and blog: every page asks, and the blog of a running server changes. */
function known(blog: BlogListing) {
  const content = getContent()
  if (listed?.content !== content || listed.blog !== blog) {
    const pages = listPages(content, blog)
    listed = { content, blog, pages, byPath: new Map(pages.map((page) => [page.path, page])) }
  }
  return listed
}

let listed: { content: Content; blog: BlogListing; pages: SitePage[]; byPath: Map<string, SitePage> } | undefined

/** The pages that these lists and this blog make, beside those that are always there. */
export function listPages({ services, offerings, projects }: Pick<Content, 'services' | 'offerings' | 'projects'>, blog: BlogListing): SitePage[] {
  const paths = [
    ...fixed,
    ...services.map(({ category }) => `/services/${category}`),
    ...offerings.map(({ category }) => `/what-we-do/${category}`),
    ...projects.map(({ category, id }) => `/project-details/${category}/${id}`),
    ...blog.map(({ slug }) => `/${slug}`),
  ]
  return [
    ...paths.map((path) => ({ path, index: true })),
    ...Object.entries(aliases).map(([path, canonicalPath]) => ({ path, index: true, canonicalPath })),
    { path: '/contact-us/thanks', index: false },
    ...blog.flatMap(({ slug: category, posts }) =>
      posts.map(({ slug, languages }) => ({ path: `/${category}/${slug}`, index: true, ...(languages && { availableIn: languages }) })),
    ),
  ]
}
