import { nextTime, now } from '../collections/clock'
import { draftOf, showsDrafts } from '../collections/drafts'
import { ContentError, type Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { type Category, loadBlog } from './loadBlog'

/**
 * The blog of `content/blog/<category>/<slug>/index[.<language>].md`; `index.md` is the original, in English. Without
 * drafts, except in the preview.
 *
 * @throws ContentError that lists the problems of all files.
 */
export function getBlog(): Category[] {
  if (!cache || now() >= validUntil) {
    const problems = refreshBlog()
    if (problems.length > 0) throw new ContentError(problems)
  }
  return cache ?? []
}

/**
 * Loads the changes on disk. If there are problems, the previous blog is kept.
 *
 * @returns the problems.
 */
export function refreshBlog(): Problem[] {
  const { categories, problems } = loadBlog()
  if (problems.length > 0) return problems
  cache = showsDrafts() ? categories : withoutDrafts(categories)
  const texts = categories.flatMap(({ posts }) => posts.flatMap((post) => [...post.texts.values()]))
  validUntil = nextTime(texts.flatMap((text) => text.publishAt ?? []))
  return problems
}

let cache: Category[] | undefined
/** Publication time of the next scheduled post, when a running server reloads. */
let validUntil = Number.POSITIVE_INFINITY

/** Removes draft translations, and entries whose original is a draft. */
function withoutDrafts(categories: Category[]): Category[] {
  const isReady = ({ texts }: { texts: Map<string, MaybeDraft> }) => draftOf(texts.get(defaultLocale) ?? {}) !== true
  return categories.filter(isReady).map((category) => ({
    ...category,
    texts: readyTexts(category.texts),
    posts: category.posts.filter(isReady).map((post) => ({ ...post, texts: readyTexts(post.texts) })),
  }))
}

interface MaybeDraft {
  draft?: boolean | undefined
  publishAt?: string | undefined
}

function readyTexts<T extends MaybeDraft>(texts: Map<string, T>): Map<string, T> {
  return new Map([...texts].filter(([, text]) => draftOf(text) !== true))
}
