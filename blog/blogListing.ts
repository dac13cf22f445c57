import type { Draft } from '../collections/drafts'
import { defaultLocale } from '../i18n/languages'
import { type Category, getBlog } from './blog'

/** The slugs of a blog, and the languages that each post really exists in; none where they are not known. */
export type BlogListing = readonly { slug: string; posts: readonly { slug: string; languages?: readonly string[]; draft?: Draft }[] }[]

/** What `content/blog` holds. The same list as long as it holds the same. */
export function ownBlog(): BlogListing {
  const categories = getBlog()
  if (own?.categories !== categories) {
    const listing = categories.map(({ slug, posts }) => ({
      slug,
      posts: posts.map(({ slug, texts }) => ({ slug, languages: [...texts.keys()], ...draftOf(texts) })),
    }))
    own = { categories, listing }
  }
  return own.listing
}

/** In the preview only: elsewhere, the drafts of the blog are not read. */
function draftOf(texts: Map<string, { draft?: boolean | undefined }>): { draft?: Draft } {
  const codes = [...texts].filter(([, { draft }]) => draft).map(([code]) => code)
  return codes.length > 0 ? { draft: codes.includes(defaultLocale) || codes } : {}
}

let own: { categories: Category[]; listing: BlogListing } | undefined
