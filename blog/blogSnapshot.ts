import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Locale, locales } from '../i18n/languages'
import { blogPost, categoryItems, categoryList } from './contract'
import { askForeign } from './foreignBackend'
import { type Answer, readAnswer } from './readAnswer'

/** Everything that a foreign backend’s blog holds, at one moment. Shapes are checked; HTML is as it came: whoever shows it makes it safe first. */
export interface BlogSnapshot {
  /** Address of the backend. */
  backend: string
  /** ISO 8601. */
  taken: string
  /** By language and call, such as `de /blog.php?slug=x`. */
  answers: Record<string, Answer<unknown>>
}

/** Names the file that pages are rendered from. Set by the build itself, for the time that it takes. */
export const snapshotVariable = 'BLOG_SNAPSHOT'

const snapshotShape = z.object({
  backend: z.string(),
  taken: z.string(),
  answers: z.record(z.string(), z.object({ body: z.unknown(), language: z.string() })),
})

/** Calls under way at the same time: a build should not be what brings a backend down. */
const maxConcurrent = 4

/**
 * Reads the whole blog of a backend, in every language.
 *
 * @throws with the first thing that is wrong.
 */
export async function takeSnapshot(backend: string, time?: number): Promise<BlogSnapshot> {
  const answers: BlogSnapshot['answers'] = {}
  async function ask<S extends z.ZodType>(call: string, schema: S, locale: Locale): Promise<z.output<S> | undefined> {
    const answer = await readAnswer(await askForeign(backend, call, locale, time), { call, schema })
    if (answer) answers[key(call, locale)] = answer
    return answer?.body
  }
  for (const locale of locales) {
    const categories = await ask('/blogs-category.php', categoryList, locale)
    if (!categories) throw new Error(`The backend at ${backend} knows no /blogs-category.php. Is BACKEND_URL the address in front of that?`)
    const lists = await inSteps(categories, ({ slug }) => ask(`/blog-category-items.php?slug=${encodeURIComponent(slug)}`, categoryItems, locale))
    await inSteps(
      lists.flatMap((items) => items ?? []),
      ({ slug }) => ask(`/blog.php?slug=${encodeURIComponent(slug)}`, blogPost, locale),
    )
  }
  return { backend, taken: new Date().toISOString(), answers }
}

/** The slugs of a snapshot’s blog: of each category, those of its posts. */
export function snapshotSlugs({ answers }: BlogSnapshot, locale: Locale): Map<string, string[]> {
  const categories = categoryList.parse(answers[key('/blogs-category.php', locale)]?.body)
  return new Map(
    categories.map(({ slug }) => {
      const items = answers[key(`/blog-category-items.php?slug=${encodeURIComponent(slug)}`, locale)]?.body ?? []
      return [slug, categoryItems.parse(items).map((item) => item.slug)]
    }),
  )
}

/** @throws where there is none, or the file is no snapshot as JSON. */
export function readSnapshot(file: string): BlogSnapshot {
  return snapshotShape.parse(JSON.parse(readFileSync(file, 'utf8'))) as BlogSnapshot
}

/**
 * What a backend has answered when the build began.
 *
 * @returns undefined outside a build; else the answer, which is undefined where the backend knew no such entry.
 */
export function snapshotAnswer(call: string, locale: Locale): { answer: Answer<unknown> | undefined } | undefined {
  // By its name, which `snapshotVariable` repeats: a build looks up in the code what it depends on.
  const file = process.env.BLOG_SNAPSHOT
  if (!file) return undefined
  if (loaded?.file !== file) loaded = { file, snapshot: readSnapshot(file) }
  return { answer: loaded.snapshot.answers[key(call, locale)] }
}

let loaded: { file: string; snapshot: BlogSnapshot } | undefined

function key(call: string, locale: Locale): string {
  return `${locale} ${call}`
}

async function inSteps<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += maxConcurrent) results.push(...(await Promise.all(items.slice(start, start + maxConcurrent).map(work))))
  return results
}
