import type { PostFacts } from './postFacts'
import { suggestions } from './suggestions'

/** An entry of the blog’s lists, as specification §3 has it, without what no list shows. */
export interface Entry {
  slug: string
  name: string
  description: string
  image: string
  alt: string
  /** Language of an entry that has no translation (BCP 47). */
  lang?: string | undefined
}

/** A post as the list of categories names it. */
export interface NewPost extends Entry {
  /** ISO 8601 */
  date: string
}

/** `date`, `updated`, `author` and `team` are as the backend has them, if at all: `getPostFacts` takes what can be shown. */
export interface Post extends Partial<Record<keyof PostFacts, unknown>> {
  title: string
  image: string
  /** HTML; made safe by whoever shows it: `blog/readBlogAtBuild.ts`, in the browser `islands/blog/sanitise.ts`. */
  content: string
  meta: Record<'keywords' | 'og:title' | 'og:description' | 'og:type', string>
}

/**
 * The blog’s three calls (specification §7), as whoever reads it can make them: in process while pages are built, by
 * `fetch` in the browser. They throw where the backend fails; undefined is an entry that it does not know.
 */
export interface Backend {
  /** Each with its newest posts, where the backend says which they are. */
  categories(): Promise<(Entry & { newestPosts?: NewPost[] | undefined })[]>
  items(category: string): Promise<Entry[] | undefined>
  /** @returns the post and the language that it came in (BCP 47). */
  post(slug: string): Promise<{ post: Post; language: string } | undefined>
}

/** Which part of the blog; `category` and `slug` where the view needs them. */
export interface BlogView {
  view: 'categories' | 'category' | 'post'
  category?: string
  slug?: string
}

/** Where a page’s part of the blog gets its data in the browser. */
export interface BlogSource extends BlogView {
  /** Who asks: `renderer/client/blog/refresh.ts`. */
  from: 'blog'
  /** Base address of the backend’s calls. */
  backend: string
  /** The language to ask for (BCP 47). */
  locale: string
  /** Fingerprint of the data that the page shows; none where it shows none yet. */
  hash?: number
}

export interface CategoriesData {
  categories: Entry[]
  /** The newest posts of all categories, the newest first. */
  newest: (NewPost & { category: string })[]
}

export interface CategoryData {
  category: Entry
  posts: Entry[]
}

export interface PostData extends Post {
  alt: string
  language: string
  category: string
  suggested: Pick<Entry, 'slug' | 'name' | 'lang'>[]
}

interface ByView {
  categories: CategoriesData
  category: CategoryData
  post: PostData
}

/** What a page of the blog shows. */
export type BlogData = ByView[BlogView['view']]

/**
 * What a blog page shows: the same function for the pre-rendered page and for its refresh in the browser, so that the
 * two differ only if the blog has changed.
 *
 * @returns undefined where there is no such category or post.
 * @throws what the backend throws.
 */
export async function readBlog<V extends BlogView['view']>(backend: Backend, where: BlogView & { view: V }): Promise<ByView[V] | undefined>
export async function readBlog(backend: Backend, { view, category = '', slug = '' }: BlogView): Promise<BlogData | undefined> {
  if (view === 'categories') return readCategories(backend)
  if (view === 'category') return readCategory(backend, category)
  return readPost(backend, category, slug)
}

async function readCategories(backend: Backend): Promise<CategoriesData> {
  const categories = await backend.categories()
  const newest = categories.flatMap(({ slug, newestPosts = [] }) => newestPosts.map((post) => ({ ...entry(post), category: slug, date: post.date })))
  return { categories: categories.map(entry), newest: newest.sort((a, b) => b.date.localeCompare(a.date)) }
}

async function readCategory(backend: Backend, slug: string): Promise<CategoryData | undefined> {
  const category = (await backend.categories()).find((each) => each.slug === slug)
  const items = category && (await backend.items(slug))
  return items && { category: entry(category), posts: items.map(entry) }
}

async function readPost(backend: Backend, category: string, slug: string): Promise<PostData | undefined> {
  const items = await backend.items(category)
  const found = items && (await backend.post(slug))
  if (!items || !found) return undefined
  const { post } = found
  const { title, image, meta, date, updated, author, team } = post
  return {
    title,
    image,
    // Whoever only compares a post with what it was does not ask for its text.
    get content() {
      return post.content
    },
    meta,
    date,
    updated,
    author,
    team,
    // The list may not know the post yet, or any more.
    alt: items.find((each) => each.slug === slug)?.alt ?? '',
    language: found.language,
    category,
    suggested: suggestions(items, slug).map(({ slug, name, lang }) => ({ slug, name, ...(lang && { lang }) })),
  }
}

/** In this order, as the fingerprint sees it. */
function entry({ slug, name, description, image, alt, lang }: Entry): Entry {
  return { slug, name, description, image, alt, ...(lang && { lang }) }
}
