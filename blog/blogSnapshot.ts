import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { forEachConcurrent } from '../collections/forEachConcurrent'
import { memoize } from '../collections/memoize'
import { type Locale, locales } from '../i18n/languages'
import { askForeignBackend } from './askForeignBackend'
import { blogPost, calls, categoryItems, categoryList } from './contract'
import { readAnswer } from './readAnswer'
import type { Answer } from './view/readBlog'

/** A foreign backend’s whole blog at one time. Shapes are validated; HTML is not sanitised (`readBlogAtBuild` does it). */
const snapshotShape = z.object({
  /** Address of the backend. */
  backend: z.string(),
  /** ISO 8601. */
  taken: z.string(),
  /** By language and call, such as `de /blog.php?slug=x`. */
  answers: z.record(z.string(), z.object({ body: z.unknown(), language: z.string() })),
})

export type BlogSnapshot = z.infer<typeof snapshotShape>

/** Environment variable with the path of the snapshot, set by the build for its duration. */
export const snapshotVariable = 'BLOG_SNAPSHOT'

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
  return file ? { answer: readOnce(file).answers[key(call, locale)] } : undefined
}

const readOnce = memoize(readSnapshot)

function key(call: string, locale: Locale): string {
  return `${locale} ${call}`
}
