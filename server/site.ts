import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { blogCalls } from '../blog/calls'
import { address, splitAddress } from '../i18n/address'
import { addressOfPost } from './addressOfPost'
import { createFileStore, type StoredFile } from './files/fileStore'
import { sendFile } from './files/sendFile'
import { createLog, type Log } from './log'
import { createRedirects } from './redirects'
import { type AnsweredCall, requestLog } from './requestLog'
import { securityHeaders } from './securityHeaders'

interface SiteOptions {
  /** Routes beside the files: the contact form’s call below `/backend`, `/healthz`, `/metrics`, `/.well-known/security.txt`. */
  calls?: Hono
  /** Other origins whose pages may call the backend. */
  allowedOrigins?: string[]
  /** Whether the site is published under https. */
  isSecure?: boolean
  /** Whether search engines may index it. */
  isIndexed?: boolean
  /** Called after each call of the backend. */
  onCall?: (call: AnsweredCall) => void
  log?: Log
}

/**
 * The complete site: the backend’s calls, and the files of a build at their clean addresses, precompressed, with the
 * language’s own 404.
 *
 * @param root folder of the build.
 * @throws if there is no build.
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
  // Crawlers may read the blog’s answers (`getRobots` in seo/sitemap.ts); search results should show their pages instead.
  const dynamic = { 'X-Robots-Tag': 'noindex', ...revalidated }
  const immutable = { ...security, 'Cache-Control': 'public, max-age=31536000, immutable' }

  const site = new Hono()
  // Only for dynamic responses. Files are sent with these headers in one go: setting them one by one costs as much as finding the file.
  for (const path of ['/backend/*', '/healthz', '/metrics', '/.well-known/security.txt']) {
    site.use(path, async (context, next) => {
      await next()
      for (const [name, value] of Object.entries(dynamic)) if (!context.res.headers.has(name)) context.header(name, value)
    })
  }
  site.use('/backend/*', ...requestLog(onCall))
  site.use(
    '/backend/*',
    cors({ origin: allowedOrigins, allowMethods: ['GET', 'HEAD', 'POST'], exposeHeaders: ['Content-Language', 'Retry-After', 'X-Request-Id'], maxAge: 86_400 }),
  )
  site.route('/', blogCalls)
  site.route('/', calls)
  site.all('/backend/*', (context) => context.json({ error: 'There is no such call.' }, 404))

  site.get('*', async (context) => {
    // For some values of Host, such as 1.2.3.4.5, which the adapter passes on.
    if (!URL.canParse(context.req.url)) return context.text('Bad request', 400, revalidated)
    const { pathname, search } = new URL(context.req.url)
    const clean = cleanAddress(pathname)
    const moved = await findRedirect(clean)
    if (moved !== undefined) return context.body(null, 301, { ...revalidated, Location: moved + search })
    if (clean !== pathname) return context.body(null, 301, { ...revalidated, Location: clean + search })
    const path = servedPath(pathname)
    const file = path && (await findPage(path))
    const other = path && !file ? addressOfPost(path) : undefined
    // Not to a post that the served build has not got.
    if (other !== undefined && (await findPage(other))) return context.body(null, 301, { ...revalidated, Location: other + search })
    if (!file) return notFound(context)
    const headers = pathname.startsWith('/assets/') ? immutable : revalidated
    const send = async (found: StoredFile | undefined) => found && sendFile(context.req.raw, found, headers)
    // Found again if a new build has replaced it meanwhile.
    return (await send(file)) ?? (await send(await findPage(path))) ?? notFound(context)
  })
  site.all('*', (context) => context.text('Method not allowed', 405, { ...revalidated, Allow: 'GET, HEAD' }))
  site.onError((error, context) => {
    // The client has aborted the request.
    if ('code' in error && error.code === 'ECONNRESET') return context.body(null, 400)
    log(error.stack ?? error.message, { level: 'error', request: context.get('requestId') })
    return context.req.path.startsWith('/backend/')
      ? context.json({ error: 'Something went wrong here.' }, 500)
      : context.text('Internal server error', 500, revalidated)
  })
  return site

  /** `/services` is the file `services.html`; some files have no extension, such as `/.well-known/apple-app-site-association`. */
  async function findPage(path: string): Promise<StoredFile | undefined> {
    if (path === '/') return findFile('/index.html')
    const page = /\.\w+$/.test(path) ? undefined : await findFile(`${path}.html`)
    return page ?? findFile(path)
  }

  async function notFound(context: Context): Promise<Response> {
    const { locale } = splitAddress(new URL(context.req.url).pathname)
    const page = await findFile(`${address('/404', locale)}.html`)
    return (page && (await sendFile(context.req.raw, page, revalidated, 404))) ?? context.text('Not found', 404, revalidated)
  }
}

/**
 * Decoded; undefined if the percent-encoding is invalid, as in a link that was cut off, or the path contains null bytes, backslashes or
 * escaped slashes. Excludes hidden files, compressed copies under their own names, configuration files of other hosts, and the 404 page,
 * which would be served with status 200.
 */
function servedPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    if (/[\0\\]/.test(path) || /%2f/i.test(pathname) || splitAddress(path).path === '/404') return undefined
    return /\/\.(?!well-known\/)|\.(br|gz)$|^\/(_headers|_redirects|vercel\.json)$/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** One address per page: `/services/`, `/services.html` and `/%73ervices` become `/services`. */
function cleanAddress(pathname: string): string {
  return (
    pathname
      // Letters that need no escape (RFC 3986 §6.2.2.2).
      .replace(/%[2-7][\da-f]/gi, (code) => /[\w.~-]/.exec(decodeURIComponent(code))?.[0] ?? code)
      .replace(/\/{2,}/g, '/')
      // A limited number, as the time of an unlimited one would grow with the square of the length.
      .replace(/(^\/index)?((\/index)?\.html|\/){0,9}$/, '') || '/'
  )
}
