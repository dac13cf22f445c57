import { z } from 'zod'

/** The answers of the blog's three calls (specification §3 and §7), the same for our server and a foreign one. */

/** HTML of a post. Sanitising a longer one would take gigabytes of memory, and showing it would crash the tab. */
const content = z.string().max(2_000_000)

/**
 * `lang` (BCP 47) is our extension: set if an entry has no translation into the requested language. Also of categories, which the build
 * would else lose and the browser keep: every visit would find a change.
 */
const category = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  alt: z.string(),
  lang: z.string().optional(),
})

const categoryItem = category.extend({ content })

/** A post in a list, without its text; `date` is a day (ISO 8601). */
const newestPost = category.extend({ date: z.string().refine((day) => Date.parse(day)) })

/** The paths of the three calls, below the backend’s address. */
export const callPaths = { categories: '/blogs-category.php', items: '/blog-category-items.php', post: '/blog.php' } as const

/** The three calls, by `GET`: path and query below the backend’s address. */
export const calls = {
  categories: callPaths.categories,
  items: (category: string) => `${callPaths.items}?slug=${encodeURIComponent(category)}`,
  post: (slug: string) => `${callPaths.post}?slug=${encodeURIComponent(slug)}`,
}

/** The answer to `calls.categories`. `newestPosts` is our extension; a foreign backend’s invalid field of this name is omitted. */
export const categoryList = z.array(category.extend({ newestPosts: z.array(newestPost).optional().catch(undefined) }))
/** The answer to `calls.items`. */
export const categoryItems = z.array(categoryItem)
/**
 * The answer to `calls.post`. `date`, `updated`, `author` and `team` are our extensions: other backends may have them, and invalid values are ignored
 * (`view/postFacts.ts`).
 */
export const blogPost = z.object({
  title: z.string(),
  date: z.unknown().optional(),
  updated: z.unknown().optional(),
  author: z.unknown().optional(),
  team: z.unknown().optional(),
  image: z.string(),
  content,
  meta: z.object({
    keywords: z.string(),
    'og:title': z.string(),
    'og:description': z.string(),
    'og:type': z.string(),
  }),
})

export type BlogCategory = z.infer<typeof categoryList>[number]
export type BlogCategoryItem = z.infer<typeof categoryItem>
export type BlogPost = z.infer<typeof blogPost>
