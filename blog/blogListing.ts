import { type Draft, draftOf } from '../collections/drafts'
import { defaultLocale } from '../i18n/languages'
import { getBlog } from './blog'
import type { Category } from './loadBlog'

/** The slugs of a blog, and the languages that each post really exists in; none where they are not known. */
export type BlogListing = readonly { slug: string; posts: readonly { slug: string; languages?: readonly string[]; draft?: Draft }[] }[]

/** What `content/blog` holds. The same list as long as it holds the same. */
export function ownBlog(): BlogListing {
  const categories = getBlog()
  if (own?.categories !== categories) {
    const listing = categories.map(({ slug, posts }) => ({
      slug,
      posts: posts.map(({ slug, texts }) => ({ slug, languages: [...texts.keys()], ...draftsOf(texts) })),
    }))
    own = { categories, listing }
  }
  return own.listing
}

/** In the preview only: elsewhere, the drafts of the blog are not read. */
function draftsOf(texts: Map<string, { draft?: boolean | undefined; publishAt?: string | undefined }>): { draft?: Draft } {
  const codes = [...texts].filter(([, text]) => draftOf(text)).map(([code]) => code)
  return codes.length > 0 ? { draft: codes.includes(defaultLocale) || codes } : {}
}

let own: { categories: Category[]; listing: BlogListing } | undefined
