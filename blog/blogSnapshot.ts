import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { forEachConcurrent } from '../collections/forEachConcurrent'
import { type Locale, locales } from '../i18n/languages'
import { askForeignBackend } from './askForeignBackend'
import { blogPost, calls, categoryItems, categoryList } from './contract'
import { readAnswer } from './readAnswer'
import type { Answer } from './view/readBlog'

/** A foreign backend’s whole blog at one time. Shapes are validated; HTML is not sanitised (`readBlogAtBuild` does it). */
export interface BlogSnapshot {
  /** Address of the backend. */
  backend: string
  /** ISO 8601. */
  taken: string
  /** By language and call, such as `de /blog.php?slug=x`. */
  answers: Record<string, Answer<unknown>>
}

/** Environment variable with the path of the snapshot, set by the build for its duration. */
export const snapshotVariable = 'BLOG_SNAPSHOT'

const snapshotShape = z.object({
  backend: z.string(),
  taken: z.string(),
  answers: z.record(z.string(), z.object({ body: z.unknown(), language: z.string() })),
})

/** A build should not overload the backend. */
const maxConcurrent = 4

/**
 * Reads the whole blog of a backend, in every language.
 *
 * @throws the first error.
 */
export async function takeSnapshot(backend: string): Promise<BlogSnapshot> {
  const answers: BlogSnapshot['answers'] = {}
  async function request<S extends z.ZodType>(call: string, schema: S, locale: Locale): Promise<z.output<S> | undefined> {
    const answer = await readAnswer(await askForeignBackend(backend, call, locale), { call, schema, locale })
    if (answer) answers[key(call, locale)] = answer
    return answer?.body
  }
  for (const locale of locales) {
    const categories = await request(calls.categories, categoryList, locale)
    if (!categories) throw new Error(`The backend at ${backend} has no ${calls.categories}. Check that BACKEND_URL is the part of the address before it.`)
    const posts: { slug: string }[] = []
    await forEachConcurrent(categories, maxConcurrent, async ({ slug }) => {
      posts.push(...((await request(calls.items(slug), categoryItems, locale)) ?? []))
    })
    await forEachConcurrent(posts, maxConcurrent, ({ slug }) => request(calls.post(slug), blogPost, locale))
  }
  return { backend, taken: new Date().toISOString(), answers }
}

/** The slugs of a snapshot’s categories, and of the posts of each. */
export function snapshotSlugs({ answers }: BlogSnapshot, locale: Locale): { categories: string[]; posts: string[][] } {
  const categories = categoryList.parse(answers[key(calls.categories, locale)]?.body).map(({ slug }) => slug)
  const posts = categories.map((slug) => {
    const items = answers[key(calls.items(slug), locale)]?.body ?? []
    return categoryItems.parse(items).map((item) => item.slug)
  })
  return { categories, posts }
}

/** @throws if the file is missing or not a snapshot. */
export function readSnapshot(file: string): BlogSnapshot {
  return snapshotShape.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/**
 * The answer of a call in the build’s snapshot.
 *
 * @returns undefined outside a build; else the answer, which is undefined if there was no such entry.
 */
export function snapshotAnswer(call: string, locale: Locale): { answer: Answer<unknown> | undefined } | undefined {
  // The literal name of `snapshotVariable`, because the build searches the code for names of variables (`findVariables.ts`).
  const file = process.env.BLOG_SNAPSHOT
  if (!file) return undefined
  if (loaded?.file !== file) loaded = { file, snapshot: readSnapshot(file) }
  return { answer: loaded.snapshot.answers[key(call, locale)] }
}

let loaded: { file: string; snapshot: BlogSnapshot } | undefined

function key(call: string, locale: Locale): string {
  return `${locale} ${call}`
}
