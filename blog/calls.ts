import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { defaultLocale, locales } from '../i18n/languages'
import { acceptedLocale } from '../i18n/visitorLocale'
import { findPost, listCategories, listItemsWithTexts } from './blogTexts'
import { type BlogCategory, type BlogCategoryItem, type BlogPost, callPaths } from './contract'

/**
 * The blog's three calls. Addresses and fields are those of specification §7; the language is negotiated by
 * `Accept-Language`, so addresses are the same for all languages. Untranslated texts are returned in the original language.
 */
export const blogCalls = new Hono()
  .basePath('/backend')
  .use(compress())
  .use(etag())
  .get(callPaths.categories, (context) => {
    const language = preferredLanguage(context)
    return answer<BlogCategory[]>(context, listCategories(language), language)
  })
  .get(callPaths.items, (context) => {
    const language = preferredLanguage(context)
    const items = listItemsWithTexts(context.req.query('slug') ?? '', language)
    return items ? answer<BlogCategoryItem[]>(context, items, language) : context.json({ error: 'No such category.' }, 404)
  })
  .get(callPaths.post, (context) => {
    const found = findPost(context.req.query('slug') ?? '', preferredLanguage(context))
    return found ? answer<BlogPost>(context, found.body, found.language) : context.json({ error: 'No such post.' }, 404)
  })
  .on('ALL', Object.values(callPaths), (context) => {
    context.header('Allow', 'GET, HEAD')
    return context.json({ error: 'Use GET.' }, 405)
  })

function preferredLanguage(context: Context): string {
  return acceptedLocale(context.req.header('Accept-Language'), locales) ?? defaultLocale
}

function answer<T>(context: Context, body: T, language: string) {
  context.header('Content-Language', language)
  // `compress` adds the second only where there is something to compress, and shared caches take it over from 304 as well.
  context.header('Vary', 'Accept-Language, Accept-Encoding')
  context.header('Cache-Control', 'no-cache')
  return context.json(body)
}
