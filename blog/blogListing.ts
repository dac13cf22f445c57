import { type Draft, draftState, type MaybeDraft } from '../collections/drafts'
import { memoizeByObject } from '../collections/memoize'
import { defaultLocale } from '../i18n/languages'
import { getBlog } from './blog'
import type { Category } from './loadBlog'

/** The slugs of a blog, and the languages of each post; undefined if unknown. */
export type BlogListing = readonly { slug: string; posts: readonly ListedPost[] }[]

interface ListedPost extends DraftState {
  slug: string
  languages?: readonly string[]
}

/** The languages in which a post is a draft, and until when, if known. */
interface DraftState {
  draft?: Draft
  until?: string | Readonly<Record<string, string>>
}

/** The listing of `content/blog`; the same object until the blog changes. */
export function ownBlog(): BlogListing {
  return listingOf(getBlog())
}

const listingOf = memoizeByObject(
  (categories: Category[]): BlogListing =>
    categories.map(({ slug, posts }) => ({
      slug,
      posts: posts.map(({ slug, texts }) => ({ slug, languages: [...texts.keys()], ...draftsOf(texts) })),
    })),
)

/** Preview only: elsewhere, the blog has no drafts. */
function draftsOf(texts: Map<string, MaybeDraft>): DraftState {
  const original = draftState(texts.get(defaultLocale) ?? {})
  if (original.draft) return original
  const states = [...texts].map(([code, text]) => [code, draftState(text)] as const).filter(([, { draft }]) => draft)
  if (states.length === 0) return {}
  return {
    draft: states.map(([code]) => code),
    until: Object.fromEntries(states.flatMap(([code, { until }]) => (until ? [[code, until]] : []))),
  }
}
