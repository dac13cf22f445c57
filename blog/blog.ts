import { nextTime, now } from '../collections/clock'
import { draftOf, type MaybeDraft, showsDrafts } from '../collections/drafts'
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
  if (!loaded) {
    const problems = refreshBlog()
    if (problems.length > 0) throw new ContentError(problems)
  }
  if (now() >= validUntil) publishDue()
  return shown
}

/**
 * Loads the changes on disk. If there are problems, the previous blog is kept.
 *
 * @param folder that of the project by default.
 * @returns the problems.
 */
export function refreshBlog(folder?: string): Problem[] {
  const { categories, problems } = loadBlog(folder)
  if (problems.length > 0) return problems
  loaded = categories
  publishDue()
  return problems
}

/** Publishes from what has been loaded, because at that moment the files may have problems. */
function publishDue(): void {
  const categories = loaded ?? []
  shown = showsDrafts() ? [...categories] : withoutDrafts(categories)
  const texts = categories.flatMap(({ posts }) => posts.flatMap((post) => [...post.texts.values()]))
  validUntil = nextTime(texts.flatMap((text) => text.publishAt ?? []))
}

/** With drafts. */
let loaded: Category[] | undefined
let shown: Category[] = []
/** Publication time of the next scheduled post, when `shown` changes. */
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

function readyTexts<T extends MaybeDraft>(texts: Map<string, T>): Map<string, T> {
  return new Map([...texts].filter(([, text]) => draftOf(text) !== true))
}
