import { z } from 'zod'

/** The answers of the blog's three calls (specification §3 and §7), the same for our server and a foreign one. */

const category = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  alt: z.string(),
})

/** `lang` (BCP 47) is ours alone: only where an entry has no translation into the language that was asked for. */
const categoryItem = category.extend({ content: z.string(), lang: z.string().optional() })

/** `GET /backend/blogs-category.php` */
export const categoryList = z.array(category)
/** `GET /backend/blog-category-items.php?slug=` */
export const categoryItems = z.array(categoryItem)
/** `GET /backend/blog.php?slug=` */
export const blogPost = z.object({
  title: z.string(),
  image: z.string(),
  content: z.string(),
  meta: z.object({
    keywords: z.string(),
    'og:title': z.string(),
    'og:description': z.string(),
    'og:type': z.string(),
  }),
})

export type BlogCategory = z.infer<typeof category>
export type BlogCategoryItem = z.infer<typeof categoryItem>
export type BlogPost = z.infer<typeof blogPost>
