import { languageTag } from './languageTag'
import type { PostFacts } from './postFacts'
import { suggestions } from './suggestions'

/** An entry of the blog’s lists (specification §3), without the fields that no list shows. */
export interface Entry {
  slug: string
  name: string
  description: string
  image: string
  alt: string
  /** Language of an untranslated entry (BCP 47). */
  lang?: string | undefined
}

/** A post in the list of categories. */
export interface NewPost extends Entry {
  /** ISO 8601 */
  date: string
}

/** `date`, `updated`, `author` and `team` are optional and not validated; `getPostFacts` returns the valid ones. */
export interface Post extends Partial<Record<keyof PostFacts, unknown>> {
  title: string
  image: string
  /** HTML; sanitised by `blog/readBlogAtBuild.ts`, in the browser by `islands/blog/sanitise.ts`. */
  content: string
  meta: Record<'keywords' | 'og:title' | 'og:description' | 'og:type', string>
}

/** An answer of the blog’s calls, and the language of its texts (BCP 47). */
export interface Answer<T> {
  body: T
  language: string
}

/**
 * The blog’s three calls (specification §7): in process in the build, by `fetch` in the browser. They throw if the
 * backend fails, and return undefined for unknown entries.
 */
export interface Backend {
  /** The language asked for (BCP 47), which is the page’s. */
  locale: string
  /** Each with its newest posts, if the backend provides them. */
  categories(): Promise<Answer<(Entry & { newestPosts?: NewPost[] | undefined })[]>>
  items(category: string): Promise<Answer<Entry[]> | undefined>
  post(slug: string): Promise<Answer<Post> | undefined>
}

/** A part of the blog: `category` and `slug` are those of the view, and no others. */
export interface BlogView {
  view: 'categories' | 'category' | 'post'
  category?: string
  slug?: string
}

/** Source of a blog page’s data in the browser. */
export interface BlogSource extends BlogView {
  /** Base address of the backend’s calls. */
  backend: string
  /** The language to request (BCP 47). */
  locale: string
  /** Fingerprint of the page’s data; undefined if it shows none yet. */
  hash?: number
}

/** What a page shows of an entry that it suggests, and no more: another change of that entry is none of the page. */
type Suggested = Pick<Entry, 'slug' | 'name' | 'lang'>

/** Data of the page with all categories. */
export interface CategoriesData {
  categories: Entry[]
  /** The newest posts of all categories, the newest first. */
  newest: (NewPost & { category: string })[]
}

/** Data of a category’s page. */
export interface CategoryData {
  category: Entry
  /** The categories after it, for those who have seen this one. */
  suggested: Suggested[]
  posts: Entry[]
}

/** Data of a post’s page: the post, and what its category’s list says of it. */
export interface PostData extends Post {
  alt: string
  language: string
  category: string
  suggested: Suggested[]
}

interface ByView {
  categories: CategoriesData
  category: CategoryData
  post: PostData
}

/** Data of a blog page. */
export type BlogData = ByView[BlogView['view']]

/**
 * Reads the data of a blog page. Shared by the pre-rendered page and its refresh in the browser, so that the results
 * differ only if the blog has changed.
 *
 * @returns undefined if there is no such category or post.
 * @throws errors of the backend.
 */
export async function readBlog<V extends BlogView['view']>(backend: Backend, where: BlogView & { view: V }): Promise<ByView[V] | undefined>
export async function readBlog(backend: Backend, { category, slug }: BlogView): Promise<BlogData | undefined> {
  if (!category) return readCategories(backend)
  return slug ? readPost(backend, category, slug) : readCategory(backend, category)
}

async function readCategories(backend: Backend): Promise<CategoriesData> {
  const answer = await backend.categories()
  const entry = entryIn(backend, answer)
  // In the browser, answers are not validated: a foreign backend’s field of this name may be something else, and is ignored.
  const newest = answer.body.flatMap(({ slug, newestPosts }) =>
    newestPosts?.every?.((post) => Date.parse(post?.date)) ? newestPosts.map((post) => ({ ...entry(post), category: slug, date: post.date })) : [],
  )
  return { categories: answer.body.map(entry), newest: newest.sort((a, b) => Date.parse(b.date) - Date.parse(a.date)) }
}

async function readCategory(backend: Backend, slug: string): Promise<CategoryData | undefined> {
  const categories = await backend.categories()
  const category = categories.body.find((each) => each.slug === slug)
  const items = category && (await backend.items(slug))
  return (
    items && { category: entryIn(backend, categories)(category), suggested: suggest(backend, categories, slug), posts: items.body.map(entryIn(backend, items)) }
  )
}

async function readPost(backend: Backend, category: string, slug: string): Promise<PostData | undefined> {
  const items = await backend.items(category)
  const found = items && (await backend.post(slug))
  if (!items || !found) return undefined
  const { body: post, language } = found
  const { title, image, content, meta, date, updated, author, team } = post
  return {
    title,
    image,
    content,
    meta,
    date,
    updated,
    author,
    team,
    // The list may no longer contain the post, or not yet.
    alt: items.body.find((each) => each.slug === slug)?.alt ?? '',
    language,
    category,
    suggested: suggest(backend, items, slug),
  }
}

function suggest(backend: Backend, answer: Answer<Entry[]>, slug: string): Suggested[] {
  return suggestions(answer.body, slug)
    .map(entryIn(backend, answer))
    .map(({ slug, name, lang }) => ({ slug, name, lang }))
}

/** Makes the entries of an answer: without a language of its own, an entry is in that of the answer. The order of keys matters for the fingerprint. */
export function entryIn({ locale }: Backend, { language }: Answer<unknown>) {
  return ({ slug, name, description, image, alt, lang }: Entry): Entry => ({
    slug,
    name,
    description,
    image,
    alt,
    lang: languageTag(lang) ?? (language === locale ? undefined : language),
  })
}
