import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { isFolder } from '../collections/listFiles'
import { parse } from '../collections/parse'
import type { Problem } from '../collections/problem'
import { schemas } from '../collections/schemas'
import { categoryText, postText } from './frontMatterSchemas'
import { readTexts } from './readTexts'
import type { Rendering } from './renderMarkdown'

/** The valid texts, and the problems of the others. */
export function loadBlog(folder = 'content/blog'): { categories: Category[]; problems: Problem[] } {
  const problems: Problem[] = []
  const categories = inOrder(subfolders(folder), orderOf(folder)).map((slug): Category => {
    const path = `${folder}/${slug}`
    const posts = subfolders(path).map((postSlug): Post => {
      const texts = readTexts(`${path}/${postSlug}`, postText, problems)
      return { slug: postSlug, category: slug, texts, date: [...texts.values()][0]?.date ?? '' }
    })
    return { slug, texts: readTexts(path, categoryText, problems), posts: posts.sort(newestFirst) }
  })
  return { categories, problems }
}

/** The order of posts. Slugs not by `localeCompare`, whose order is that of the machine’s language: build and server may run on two. */
export function newestFirst(a: Pick<Post, 'date' | 'slug'>, b: Pick<Post, 'date' | 'slug'>): number {
  return b.date.localeCompare(a.date) || (a.slug < b.slug ? -1 : 1)
}

/** A category of our own blog: a folder of `content/blog`. */
export interface Category {
  slug: string
  texts: Map<string, CategoryText>
  /** Newest first. */
  posts: Post[]
}

interface Post {
  slug: string
  category: string
  date: string
  /** By language; the first one is the original. */
  texts: Map<string, PostText>
}

/** A post in one language. */
type PostText = z.infer<typeof postText> & Rendering
type CategoryText = z.infer<typeof categoryText>

/** File with the order of the categories. */
export const categoryOrder = 'content/blogCategories.json'

/** The same beside a blog’s folder. */
export function orderOf(folder: string): string {
  return join(folder, '..', basename(categoryOrder))
}

/** Unlisted categories come last. Problems of the file are reported by `loadContent`. */
function inOrder(slugs: string[], file: string): string[] {
  const { data: order = [] } = existsSync(file) ? parse(schemas.blogCategories, readFileSync(file, 'utf8'), file) : {}
  const place = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return slugs.toSorted((a, b) => place(a) - place(b))
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(isFolder)
    .map((each) => each.name)
    .sort()
}
