import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { splitAddress } from '../i18n/address'
import { defaultLocale } from '../i18n/languages'
import { backend } from './backend'

/**
 * The complete site: the backend’s calls, and the files of a build at their clean addresses, precompressed, with the
 * language’s own 404.
 *
 * @param root folder of the build.
 * @throws where there is no build.
 */
export function createSite(root = 'dist/client'): Hono {
  if (!existsSync(join(root, 'index.html'))) throw new Error(`There is no build in ${root}. Run \`npm run build\` first.`)
  const site = new Hono()

  site.use(async (context, next) => {
    await next()
    const isHashed = context.req.path.startsWith('/assets/') && context.res.ok
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    context.header('X-Frame-Options', 'DENY')
    context.header('Content-Security-Policy', "frame-ancestors 'none'")
  })
  site.route('/', backend)

  site.get('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const clean = cleanAddress(pathname)
    return clean === pathname ? next() : context.redirect(clean + search, 301)
  })
  site.get('*', serveStatic({ root, precompressed: true, rewriteRequestPath: fileOf }))
  site.notFound(async (context) => {
    const { locale } = splitAddress(context.req.path)
    const page = await readFile(join(root, locale === defaultLocale ? '404.html' : `${locale}/404.html`), 'utf8')
    return context.html(page, 404)
  })
  return site
}

/** `/services/` and `/services.html` are `/services`: one address for each page. */
function cleanAddress(pathname: string): string {
  return (
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html$|\.html$/, '')
      .replace(/(.)\/$/, '$1') || '/'
  )
}

/** Pages are files without a folder of their own: `/services` is `services.html`. */
function fileOf(pathname: string): string {
  if (pathname === '/') return '/index.html'
  return /\.\w+$/.test(pathname) ? pathname : `${pathname}.html`
}
