import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { YAMLParseError } from 'yaml'
import { z } from 'zod'
import { nextMoment, now } from '../collections/clock'
import { draftOf, showsDrafts } from '../collections/drafts'
import { explainIssues } from '../collections/explainIssues'
import { parse } from '../collections/parse'
import { ContentError, type Problem } from '../collections/problem'
import { publishAt } from '../collections/publishAt'
import { schemas } from '../collections/schemas'
import { findUnreadable } from '../collections/unreadable'
import { defaultLocale } from '../i18n/languages'
import { renderMarkdown } from './markdown'

/** A post in one language, as its file has it. */
interface PostText {
  title: string
  description: string
  image: string
  alt: string
  keywords: string
  date: string
  /** Day of the last change that matters to readers. */
  updated?: string | undefined
  /** Who wrote it; where no person is to be named, the team. */
  author?: string | undefined
  team?: string | undefined
  draft?: boolean | undefined
  /** Until then it is one. */
  publishAt?: string | undefined
  /** Made when it is read first. */
  html: string
  /** Differs where the text or its HTML does. */
  version: string
}

interface Post {
  slug: string
  category: string
  date: string
  /** By language; the first one is the original. */
  texts: Map<string, PostText>
}

export interface Category {
  slug: string
  texts: Map<string, CategoryText>
  /** Newest first. */
  posts: Post[]
}

const line = z.string().trim().min(1)
/** In the original it stands for the whole, in a translation for this one. */
const draft = z.boolean().optional().describe('Shown in the preview only: the whole, or where it is set in a translation, that one')
const image = line.describe('Name of a picture: a drawing of `art`, or a JPEG, PNG or WebP of `content/images`, with its ending')
const alt = line.describe('What the picture shows, for those who cannot see it')
const description = line.describe('What search results say about the page: 80 to 165 characters, in Japanese 40 to 82')
const day = z.iso.date('must be a date such as 2026-03-14')

/** The front matter of a category. Descriptions are the editors’ manual. */
export const categoryText = z.strictObject({ name: line.describe('What the category is called'), description, image, alt, draft })

/** The front matter of a post. */
export const postText = z
  .strictObject({
    title: line.describe('Headline, and title in search results: 10 to 60 characters'),
    description,
    date: day.describe('The day it is published; the newest stands first'),
    updated: day.optional().describe('The day of its last change that readers should know of'),
    author: line.optional().describe('Who wrote it, by full name'),
    team: line.optional().describe('The team that wrote it, where no person is to be named'),
    image,
    alt,
    keywords: line.describe('Keywords, separated by commas'),
    draft,
    publishAt,
  })
  .superRefine(({ date, updated }, context) => {
    if (updated !== undefined && updated < date)
      context.addIssue({ code: 'custom', path: ['updated'], message: `must not be before the post’s date, ${date}: leave it out until the post is changed` })
  })

type CategoryText = z.infer<typeof categoryText>

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

/** The order of the categories, which is data as well. */
export const categoryOrder = 'content/blogCategories.json'

/** What can be read, and what is wrong with the rest. */
export function loadBlog(folder = 'content/blog'): { categories: Category[]; problems: Problem[] } {
  const problems: Problem[] = []
  const categories = inOrder(subfolders(folder), join(folder, '..', basename(categoryOrder))).map((slug): Category => {
    const path = `${folder}/${slug}`
    const posts = subfolders(path).map((postSlug): Post => {
      const texts = readTexts(`${path}/${postSlug}`, postText, problems)
      return { slug: postSlug, category: slug, texts, date: [...texts.values()][0]?.date ?? '' }
    })
    posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
    return { slug, texts: readTexts(path, categoryText, problems), posts }
  })
  return { categories, problems }
}

/** Categories that nobody has given a place come last. What is wrong with the file is told where all of `content/` is read. */
function inOrder(slugs: string[], file: string): string[] {
  const { data: order = [] } = existsSync(file) ? parse(schemas.blogCategories, readFileSync(file, 'utf8'), file) : {}
  const place = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return slugs.toSorted((a, b) => place(a) - place(b))
}

type Rendering = Pick<PostText, 'html' | 'version'>

function readTexts<T>(folder: string, schema: z.ZodType<T>, problems: Problem[]): Map<string, T & Rendering> {
  const texts = new Map<string, T & Rendering>()
  const files = readdirSync(folder).filter((file) => /^index(\.[\w-]+)?\.md$/.test(file))
  if (!files.includes('index.md')) {
    problems.push({
      file: `${folder}/index.md`,
      line: 1,
      column: 1,
      key: '',
      found: 'the original is missing',
      remedy: 'Write index.md; translations stand beside it as index.<language>.md.',
    })
  }
  files.sort((a, b) => a.length - b.length)
  for (const name of files) {
    const file = `${folder}/${name}`
    const text = readText(file, schema, problems)
    if (text) texts.set(name.split('.').at(-2) === 'index' ? defaultLocale : (name.split('.')[1] ?? ''), text)
  }
  return texts
}

function readText<T>(file: string, schema: z.ZodType<T>, problems: Problem[]): (T & Rendering) | undefined {
  let rendering: Rendered
  try {
    rendering = renderOnce(file)
  } catch (error) {
    problems.push({ file, line: 1, column: 1, key: '', found: `cannot be read: ${(error as Error).message}`, remedy: 'Make it a file that you may read.' })
    return undefined
  }
  const result = rendering.fault ? undefined : schema.safeParse(rendering.frontMatter)
  if (result?.success) {
    const made = { html: { get: () => rendering.html, enumerable: true }, version: { get: () => rendering.version, enumerable: true } }
    return Object.defineProperties({ ...result.data, html: '', version: '' }, made)
  }
  if (rendering.fault) problems.push(rendering.fault)
  const misfit = result?.error && explainWhole(result.error, schema, rendering.frontMatter)
  if (misfit) problems.push({ file, line: 1, column: 1, key: '', ...misfit })
  else if (result?.error) {
    for (const { path, found, remedy } of explainIssues(result.error, schema, rendering.frontMatter, addLine)) {
      problems.push({ file, ...frontMatterPosition(readFileSync(file, 'utf8'), path[0]), key: path.join('.'), found, remedy })
    }
  }
  return undefined
}

/** Where everything is wrong for one reason, key by key would mislead. */
function explainWhole(error: z.ZodError, schema: z.ZodType, frontMatter: unknown): Pick<Problem, 'found' | 'remedy'> | undefined {
  const keys = Object.keys(Object(frontMatter))
  if (keys.length === 0) {
    const lacking = error.issues.map(({ path }) => `${String(path[0])}: …`).join(', ')
    return { found: 'has no front matter', remedy: `Begin the file with a line of ---, below it ${lacking}, each on a line, then another ---.` }
  }
  const isPost = schema === categoryText && keys.includes('title') && keys.includes('date') && !keys.includes('name')
  return isPost ? { found: 'a post in the folder of a category', remedy: 'Move it: a post lies in content/blog/<category>/<post>/.' } : undefined
}

function addLine(key: string, kind: string): string {
  return `Add a line “${key}: …”, ${kind}, between the two --- at the top of the file.`
}

/** By file; rendering is what takes time, and an edit changes one of many. */
const rendered = new Map<string, { version: string; rendering: Rendered }>()

interface Rendered extends Rendering {
  frontMatter: unknown
  fault?: Problem
}

/** @throws where the file cannot be read. */
function renderOnce(file: string): Rendered {
  const { mtimeMs, size, ino } = statSync(file)
  const version = `${mtimeMs}-${size}-${ino}`
  const known = rendered.get(file)
  if (known?.version === version) return known.rendering
  const rendering = render(readFileSync(file, 'utf8'), file)
  rendered.set(file, { version, rendering })
  return rendering
}

function render(text: string, file: string): Rendered {
  const unreadable = findUnreadable(text, file)
  if (unreadable) return { frontMatter: undefined, html: '', version: '', fault: unreadable }
  try {
    return renderMarkdown(text)
  } catch (error) {
    const { message, linePos: [place] = [] } = error as YAMLParseError
    const fault = {
      file,
      // Its lines begin below the first ---.
      line: place ? place.line + 1 : 1,
      column: place?.col ?? 1,
      key: '',
      found: `front matter is not YAML: ${message.split(/ at line \d|\n/)[0]}`,
      remedy: 'Put texts that contain a colon or start with a quote into "…".',
    }
    return { frontMatter: undefined, html: '', version: '', fault }
  }
}

function frontMatterPosition(source: string, key: PropertyKey | undefined): { line: number; column: number } {
  const index = source.split('\n').findIndex((each) => each.startsWith(`${String(key)}:`))
  return { line: index + 1 || 1, column: 1 }
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => each.name)
    .sort()
}
