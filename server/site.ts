import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { backend } from '../blog/backend'
import { address, splitAddress } from '../i18n/address'
import { createFileStore } from './files/fileStore'
import { sendFile } from './files/sendFile'
import { createLog, type Log } from './log'
import { createRedirects } from './redirects'
import { type AnsweredCall, requestLog } from './requestLog'
import { securityHeaders } from './securityHeaders'

export interface SiteOptions {
  /** What no file answers: the contact form’s call below `/backend`, `/healthz`, `/metrics`, `/.well-known/security.txt`. */
  calls?: Hono
  /** Sites on other hosts whose pages may call the backend. */
  allowedOrigins?: string[]
  /** Whether the site is published under https. */
  isSecure?: boolean
  /** Whether search engines may show it. */
  isIndexed?: boolean
  /** Told of each call of the backend when it has its answer. */
  onCall?: (call: AnsweredCall) => void
  log?: Log
}

/**
 * The complete site: the backend’s calls, and the files of a build at their clean addresses, precompressed, with the
 * language’s own 404.
 *
 * @param root folder of the build.
 * @throws where there is no build.
 */
export function createSite(
  root = 'dist/client',
  { calls = new Hono(), allowedOrigins = [], isSecure = false, isIndexed = true, onCall = () => {}, log = createLog('text') }: SiteOptions = {},
): Hono {
  if (!existsSync(join(root, 'index.html'))) throw new Error(`There is no build in ${root}. Run \`npm run build\` first.`)
  const findFile = createFileStore(root)
  const findRedirect = createRedirects(findFile)
  const security = securityHeaders({ isSecure, isIndexed })
  const revalidated = { ...security, 'Cache-Control': 'no-cache' }
  const immutable = { ...security, 'Cache-Control': 'public, max-age=31536000, immutable' }

  const site = new Hono()
  // Only where answers are made; files bring these headers along, as setting them one by one costs as much as finding the file.
  for (const path of ['/backend/*', '/healthz', '/metrics', '/.well-known/security.txt']) {
    site.use(path, async (context, next) => {
      await next()
      for (const [name, value] of Object.entries(revalidated)) if (!context.res.headers.has(name)) context.header(name, value)
    })
  }
  site.use('/backend/*', ...requestLog(onCall))
  site.use(
    '/backend/*',
    cors({ origin: allowedOrigins, allowMethods: ['GET', 'HEAD', 'POST'], exposeHeaders: ['Content-Language', 'Retry-After', 'X-Request-Id'], maxAge: 86_400 }),
  )
  site.route('/', backend)
  site.route('/', calls)
  site.all('/backend/*', (context) => context.json({ error: 'There is no such call.' }, 404))

  site.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const path = decode(pathname)
    if (path === undefined) return context.text('Bad request', 400, revalidated)
    const clean = cleanAddress(pathname)
    const moved = await findRedirect(clean)
    if (moved !== undefined) return context.body(null, 301, { ...revalidated, Location: moved + search })
    if (clean !== pathname) return context.body(null, 301, { ...revalidated, Location: clean + search })
    const file = isServed(path) ? await findFile(fileOf(path)) : undefined
    if (!file) return notFound(context)
    return sendFile(context.req.raw, file, path.startsWith('/assets/') ? immutable : revalidated)
  })
  site.all('*', (context) => context.text('Method not allowed', 405, { ...revalidated, Allow: 'GET, HEAD' }))
  site.notFound(notFound)
  site.onError((error, context) => {
    // Nobody reads the answer to a request that was broken off.
    if ('code' in error && error.code === 'ECONNRESET') return context.body(null, 400)
    log(error.stack ?? error.message, { level: 'error', request: context.get('requestId') })
    return context.req.path.startsWith('/backend/')
      ? context.json({ error: 'Something went wrong here.' }, 500)
      : context.text('Internal server error', 500, revalidated)
  })
  return site

  async function notFound(context: Context): Promise<Response> {
    const { locale } = splitAddress(new URL(context.req.url).pathname)
    const page = await findFile(`${address('/404', locale)}.html`)
    return page ? sendFile(context.req.raw, page, revalidated, 404) : context.text('Not found', 404, revalidated)
  }
}

/** Undefined where the percent signs make no text, or the text is none that a path may have. */
function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return /[\0\\]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * Neither what leads out of the folder, nor hidden files, nor compressed forms under their own names, nor other hosts’
 * rules, nor the page for what is missing, which would be found then.
 */
function isServed(path: string): boolean {
  return (
    splitAddress(cleanAddress(path)).path !== '/404' && !/\/\.(?!well-known\/)/.test(path) && !/\.(br|gz)$|^\/(_headers|_redirects|vercel\.json)$/.test(path)
  )
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
