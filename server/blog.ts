import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { type Category, getBlog } from '../content/blog'
import { photographAddress, photographName } from '../content/photographName'
import { defaultLocale } from '../i18n/languages'
import type { BlogCategory, BlogCategoryItem, BlogPost } from './contract'
import { acceptedLocale } from './visitorLocale'

/**
 * The blog's three calls. Addresses and fields are those of specification §7; the language is negotiated by
 * `Accept-Language`, so the addresses stay as they are and a text without a translation comes in its original.
 */
export const blog = new Hono()
  .use(etag())
  .get('/blogs-category.php', (context) => {
    const language = preferredLanguage(context)
    return answer<BlogCategory[]>(
      context,
      getBlog().map((category) => describeCategory(category, language)),
      language,
    )
  })
  .get('/blog-category-items.php', (context) => {
    const language = preferredLanguage(context)
    const category = getBlog().find(({ slug }) => slug === context.req.query('slug'))
    if (!category) return context.json({ error: 'No such category.' }, 404)
    const items = category.posts.flatMap(({ slug, texts }): BlogCategoryItem[] => {
      const text = inLanguage(texts, language)?.text
      if (!text) return []
      const { title, description, image, alt, html } = text
      return [{ slug, name: title, description, image: imageAddress(image), alt, content: html }]
    })
    return answer<BlogCategoryItem[]>(context, items, language)
  })
  .get('/blog.php', (context) => {
    const post = getBlog()
      .flatMap(({ posts }) => posts)
      .find(({ slug }) => slug === context.req.query('slug'))
    const found = post && inLanguage(post.texts, preferredLanguage(context))
    if (!found) return context.json({ error: 'No such post.' }, 404)
    const { title, description, image, keywords, html } = found.text
    const meta = { keywords, 'og:title': title, 'og:description': description, 'og:type': 'article' }
    return answer<BlogPost>(context, { title, image: imageAddress(image), content: html, meta }, found.language)
  })
  .on('ALL', ['/blogs-category.php', '/blog-category-items.php', '/blog.php'], (context) => {
    context.header('Allow', 'GET, HEAD')
    return context.json({ error: 'Ask by GET.' }, 405)
  })

/** Pictures are named in the content; the address is stable, so that a page shows a post that is newer than its build. */
function imageAddress(name: string): string {
  const photograph = photographName(name)
  return photograph ? photographAddress(photograph) : `/art/${name}.svg`
}

function describeCategory({ slug, texts }: Category, language: string): BlogCategory {
  const text = inLanguage(texts, language)?.text
  if (!text) throw new Error(`content/blog/${slug} has no index.md.`)
  return { slug, name: text.name, description: text.description, image: imageAddress(text.image), alt: text.alt }
}

function inLanguage<T>(texts: Map<string, T>, language: string): { text: T; language: string } | undefined {
  const chosen = texts.has(language) ? language : defaultLocale
  const text = texts.get(chosen)
  return text && { text, language: chosen }
}

function preferredLanguage(context: Context): string {
  return acceptedLocale(context.req.header('Accept-Language')) ?? defaultLocale
}

function answer<T>(context: Context, body: T, language: string) {
  context.header('Content-Language', language)
  context.header('Vary', 'Accept-Language')
  context.header('Cache-Control', 'no-cache')
  return context.json(body)
}
