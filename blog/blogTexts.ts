import { alignHeadings } from '../collections/alignHeadings'
import { photographAddress, photographName } from '../collections/photographName'
import { keepUnitsInHtml } from '../i18n/keepUnits'
import { defaultLocale } from '../i18n/languages'
import { type Category, getBlog } from './blog'
import { answering, noteRead } from './blogReads'
import type { BlogCategory, BlogCategoryItem, BlogPost } from './contract'

/**
 * What the blog’s three calls answer (specification §7), for whoever makes them: the server, and in process the
 * pre-renderer, which asks for each of thousands of pages. A text without a translation comes in its original.
 */
export function listCategories(language: string): BlogCategory[] {
  return answering(`categories ${language}`, () =>
    getBlog().map(({ slug, texts }) => {
      const text = inLanguage(texts, language)?.text
      if (!text) throw new Error(`content/blog/${slug} has no index.md.`)
      return { slug, name: text.name, description: text.description, image: imageAddress(text.image), alt: text.alt }
    }),
  )
}

/** The posts of a category, newest first; undefined where there is none of this name. */
export function listItems(slug: string, language: string): BlogCategoryItem[] | undefined {
  const category = answering(`items ${language} ${slug}`, getBlog).find((each) => each.slug === slug)
  if (!category) return undefined
  const lists = listed.get(category) ?? new Map<string, BlogCategoryItem[]>()
  listed.set(category, lists)
  const items = lists.get(language) ?? category.posts.flatMap((post) => itemOf(post, language))
  lists.set(language, items)
  return items
}

/** By category and language; what has been read again is another category. */
const listed = new WeakMap<Category, Map<string, BlogCategoryItem[]>>()

/**
 * A post, the language that it comes in, and the version of its text; undefined where there is none of this name. Its HTML is
 * made when it is read.
 */
export function findPost(slug: string, language: string): { post: BlogPost; language: string; version: string } | undefined {
  const texts = answering(`post ${language} ${slug}`, postsBySlug).get(slug)?.texts
  const found = inLanguage(texts, language)
  if (!texts || !found) return undefined
  const { text, language: own } = found
  const { title, description, image, keywords, date, updated, author, team } = text
  const meta = { keywords, 'og:title': title, 'og:description': description, 'og:type': 'article' }
  const facts = { date, ...(updated && { updated }), ...(author && { author }), ...(team && { team }) }
  const post = Object.defineProperty({ title, ...facts, image: imageAddress(image), content: '', meta }, 'content', { get: () => htmlOf(texts, own) })
  return { post, language: own, version: versionOfText(texts, own) }
}

type Post = Category['posts'][number]

function itemOf({ slug, texts }: Post, language: string): BlogCategoryItem[] {
  const found = inLanguage(texts, language)
  if (!found) return []
  const { text } = found
  const { title, description, image, alt } = text
  const item = { slug, name: title, description, image: imageAddress(image), alt, content: '', ...(found.language !== language && { lang: found.language }) }
  const readContent = () => {
    noteRead(`post ${language} ${slug}`)
    return htmlOf(texts, found.language)
  }
  return [Object.defineProperty(item, 'content', { get: readContent, enumerable: true })]
}

/** A translation has the original’s anchors. */
function htmlOf(texts: Post['texts'], language: string): string {
  const html = keepUnitsInHtml(texts.get(language)?.html ?? '')
  const original = language === defaultLocale ? undefined : texts.get(defaultLocale)
  return original ? alignHeadings(html, original.html) : html
}

function versionOfText(texts: Post['texts'], language: string): string {
  return [...new Set([language, defaultLocale])].map((each) => texts.get(each)?.version ?? '').join(' ')
}

function postsBySlug(): Map<string, Post> {
  const blog = getBlog()
  if (known?.blog !== blog) known = { blog, posts: new Map(blog.flatMap(({ posts }) => posts.map((post) => [post.slug, post]))) }
  return known.posts
}

let known: { blog: Category[]; posts: Map<string, Post> } | undefined

/** Pictures are named in the content; the address is stable, so that a page shows a post that is newer than its build. */
function imageAddress(name: string): string {
  const photograph = photographName(name)
  return photograph ? photographAddress(photograph) : `/art/${name}.svg`
}

function inLanguage<T>(texts: Map<string, T> | undefined, language: string): { text: T; language: string } | undefined {
  const chosen = texts?.has(language) ? language : defaultLocale
  const text = texts?.get(chosen)
  return text && { text, language: chosen }
}
