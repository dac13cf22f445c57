import { nextMoment, now } from '../collections/clock'
import { draftOf, showsDrafts } from '../collections/drafts'
import { ContentError, type Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { type Category, loadBlog } from './loadBlog'

/**
 * The blog as `content/blog/<category>/<slug>/index[.<language>].md` has it; `index.md` is the original, in English. Drafts
 * are not there, except in the preview.
 *
 * @throws ContentError with every problem of every file.
 */
export function getBlog(): Category[] {
  if (!loaded || now() >= validUntil) {
    const problems = refreshBlog()
    if (problems.length > 0) throw new ContentError(problems)
  }
  return loaded ?? []
}

/**
 * Reads what has changed on disk since the last time. Where something is wrong with it, the blog stays as it was.
 *
 * @returns what is wrong.
 */
export function refreshBlog(): Problem[] {
  const { categories, problems } = loadBlog()
  if (problems.length > 0) return problems
  loaded = showsDrafts() ? categories : withoutDrafts(categories)
  const texts = categories.flatMap(({ posts }) => posts.flatMap((post) => [...post.texts.values()]))
  validUntil = nextMoment(texts.flatMap((text) => text.publishAt ?? []))
  return problems
}

let loaded: Category[] | undefined
/** When the next post is to be there: a server that runs then has it. */
let validUntil = Number.POSITIVE_INFINITY

/** A translation that is a draft is as good as none; where the original is one, nothing is there. */
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
