import { findPhotograph } from '../collections/findPhotograph'
import { memoize, memoizeByObject } from '../collections/memoize'
import { photographAddress, photographName } from '../collections/photographName'
import { keepUnits, keepUnitsInHtml } from '../i18n/keepUnits'
import { defaultLocale } from '../i18n/languages'
import { alignHeadings } from './alignHeadings'
import { getBlog } from './blog'
import type { BlogCategory, BlogCategoryItem, BlogPost } from './contract'
import type { Category } from './loadBlog'
import type { Answer } from './view/readBlog'

/**
 * The categories. This and the next functions are the blog’s three calls (specification §7), for the server and, in process, the
 * pre-renderer. Untranslated texts are returned in the original language.
 */
export function listCategories(language: string): BlogCategory[] {
  return getBlog().map((category) => {
    const { slug, texts } = category
    const found = inLanguage(texts, language)
    if (!found) throw new Error(`content/blog/${slug} has no index.md.`)
    const { name, description, image, alt } = found.text
    const newest = itemsOf(category)(language).slice(0, 2)
    const newestPosts = newest.map((item) => ({ ...item, date: postsOf(getBlog()).get(item.slug)?.date ?? '' }))
    return { slug, name, description, image: imageAddress(image, [slug]), alt, ...langOf(found.language, language), newestPosts }
  })
}

/** The posts of a category, newest first, without their texts; undefined if there is no such category. */
export function listItems(slug: string, language: string): Item[] | undefined {
  const category = getBlog().find((each) => each.slug === slug)
  return category && itemsOf(category)(language)
}

const itemsOf = memoizeByObject((category: Category) => memoize((language: string) => category.posts.flatMap((post) => itemOf(post, language))))

type Item = Omit<BlogCategoryItem, 'content'>

/** The same with their texts, for the call. */
export function listItemsWithTexts(slug: string, language: string): BlogCategoryItem[] | undefined {
  return listItems(slug, language)?.map((item) => ({ ...item, content: findPost(item.slug, language)?.body.content ?? '' }))
}

/**
 * A post and its language; undefined if there is no such post.
 *
 * @param contentOf returns its content; its HTML by default.
 */
export function findPost(slug: string, language: string, contentOf = htmlOf): Answer<BlogPost> | undefined {
  const entry = postsOf(getBlog()).get(slug)
  const found = inLanguage(entry?.texts, language)
  if (!entry || !found) return undefined
  const { category, texts } = entry
  const { text, language: own } = found
  const { title, description, image, keywords, date, updated, author, team } = text
  const meta = { keywords, 'og:title': title, 'og:description': description, 'og:type': 'article' }
  const facts = { date, ...(updated && { updated }), ...(author && { author }), ...(team && { team }) }
  return { body: { title: keepUnits(title), ...facts, image: imageAddress(image, [category, slug]), content: contentOf(texts, own), meta }, language: own }
}

type Post = Category['posts'][number]

function itemOf({ slug, category, texts }: Post, language: string): Item[] {
  const found = inLanguage(texts, language)
  if (!found) return []
  const { title, description, image, alt } = found.text
  return [
    {
      slug,
      name: keepUnits(title),
      description: keepUnits(description),
      image: imageAddress(image, [category, slug]),
      alt,
      ...langOf(found.language, language),
    },
  ]
}

/** The language of an untranslated entry. */
function langOf(own: string, language: string): { lang?: string } {
  return own === language ? {} : { lang: own }
}

/** HTML of a text; translations get the anchors of the original. */
function htmlOf(texts: Post['texts'], language: string): string {
  const html = keepUnitsInHtml(texts.get(language)?.html ?? '')
  const original = language === defaultLocale ? undefined : texts.get(defaultLocale)
  return original ? alignHeadings(html, original.html) : html
}

/** Changes whenever the result of `htmlOf` does. */
export function versionOfText(texts: Post['texts'], language: string): string {
  return [...new Set([language, defaultLocale])].map((each) => texts.get(each)?.version ?? '').join(' ')
}

/** By slug. */
const postsOf = memoizeByObject((blog: Category[]) => new Map(blog.flatMap(({ posts }) => posts.map((post): [string, Post] => [post.slug, post]))))

/** A stable address, so that pages can show posts newer than their build. */
function imageAddress(image: string, slugs: string[]): string {
  const name = photographName(image)
  if (name === undefined) return `/art/${image}.svg`
  return photographAddress(findPhotograph(image, `content/blog/${slugs.join('/')}`)?.name ?? name)
}

function inLanguage<T>(texts: Map<string, T> | undefined, language: string): { text: T; language: string } | undefined {
  const chosen = texts?.has(language) ? language : defaultLocale
  const text = texts?.get(chosen)
  return text && { text, language: chosen }
}
