import { defaultLocale, locales } from '../../i18n/languages'
import type { Redirect } from '../../seo/redirects'
import { securityHeaders } from '../../server/securityHeaders'

/** What every host has to do with the files of a build, in the terms of none of them. */
export interface HostingRules {
  /** By path, `*` standing for anything; what stands further down comes on top. */
  headers: { path: string; values: Record<string, string> }[]
  /** Where the page for what is not there lies, the longest path first. */
  missing: { path: string; page: string }[]
  /** Where pages have gone, for ever. */
  redirects: readonly Redirect[]
}

/**
 * @param origin of the published site; under https it says so to browsers.
 * @param redirects of all languages.
 */
export function hostingRules(origin: string, redirects: readonly Redirect[] = []): HostingRules {
  const others = locales.filter((locale) => locale !== defaultLocale)
  return {
    headers: [
      { path: '/*', values: securityHeaders(origin.startsWith('https:')) },
      { path: '/assets/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ],
    missing: [...others.map((locale) => ({ path: `/${locale}/*`, page: `/${locale}/404.html` })), { path: '/*', page: '/404.html' }],
    redirects,
  }
}

/** The rules as the hosts want them, in the folder that is uploaded: Cloudflare Pages and Netlify the first two, Vercel the third. */
export function hostingFiles(rules: HostingRules): Record<string, string> {
  return { _headers: headersFile(rules), _redirects: redirectsFile(rules), 'vercel.json': `${JSON.stringify(vercel(rules), null, 2)}\n` }
}

/** https://developers.cloudflare.com/pages/configuration/headers/, https://docs.netlify.com/routing/headers/ */
export function headersFile({ headers }: HostingRules): string {
  return headers.map(({ path, values }) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')).join('\n')
}

/**
 * Netlify redirects from where a file is only if told so by an exclamation mark, which Cloudflare does not know: it leaves such
 * lines out, and takes the same without. It looks for the nearest `404.html` by itself, and leaves these lines out as well.
 *
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile({ missing, redirects }: HostingRules): string {
  const moved = redirects.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`])
  return [...moved, ...missing.map(({ path, page }) => `${path} ${page} 404`)].map((line) => `${line}\n`).join('')
}

/** https://vercel.com/docs/project-configuration; it has one page for what is missing, `404.html`. */
export function vercel({ headers, redirects }: HostingRules) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    ...(redirects.length > 0 && { redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })) }),
    headers: headers.map(({ path, values }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
  }
}

/**
 * The part of a `server` block that is about the files: include it, and set `root`. Clean addresses, the files that the
 * build has compressed, and `/backend` handed on to our own server.
 */
export function nginx({ headers, missing, redirects }: HostingRules): string {
  const [everywhere, ...special] = headers
  const lines = (values: Record<string, string> = {}) => Object.entries(values).map(([name, value]) => `add_header ${name} "${value}" always;`)
  // A location that adds one header has to repeat all others.
  const locations = special.map(({ path, values }) => block(`location ^~ ${path.replace('*', '')}`, [...lines({ ...everywhere?.values, ...values })]))
  const pages = missing.map(({ path, page }) => {
    const prefix = path.replace('*', '')
    return block(`location ${prefix}`, ['try_files $uri.html $uri =404;', `error_page 404 ${page};`])
  })
  return `${[
    '# Written by `npm run build`. Use it as: server { root /srv/site/client; include /srv/site/hosting/nginx.conf; }',
    // A browser reads nothing of a TLS record before it has all of it, and 16 kB, as nginx makes them, take 80 ms on a slow line.
    'ssl_buffer_size 4k;',
    'gzip_static on;',
    'charset utf-8;',
    'types { text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png; image/x-icon ico; image/webp webp; image/avif avif;',
    '  font/woff2 woff2; video/webm webm; video/mp4 mp4; application/xml xml; application/json json; application/manifest+json webmanifest; text/plain txt; }',
    ...lines({ ...everywhere?.values, 'Cache-Control': 'no-cache' }),
    block('location = /', ['try_files /index.html =404;']),
    ...locales.filter((locale) => locale !== defaultLocale).map((locale) => block(`location = /${locale}`, [`try_files /${locale}.html =404;`])),
    ...redirects.map(({ from, to }) => block(`location = ${from}`, [`return 301 ${to}$is_args$args;`])),
    moved('^([^?\\x5c]*)/index\\.html$', '$1/'),
    moved('^([^?\\x5c]+)\\.html$', '$1'),
    moved('^([^?\\x5c]+)/$', '$1'),
    block('location ^~ /backend/', [
      'proxy_pass http://127.0.0.1:3000;',
      'proxy_set_header Host $host;',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    ]),
    // Only as the answer to something else; and not an address that is made clean.
    ...missing.flatMap(({ page }) => [page, page.replace('.html', '')].map((path) => block(`location = ${path}`, ['internal;', `error_page 404 ${page};`]))),
    ...locations,
    ...pages,
  ].join('\n')}\n`
}

/**
 * `rewrite` escapes what it puts into the header, and keeps the query; `return` would let a line break through. Two
 * characters it leaves, and no page has them in its path: a question mark, and a backslash (`\x5c`), which browsers take for
 * a slash.
 */
function moved(pattern: string, clean: string): string {
  return block(`location ~ ${pattern}`, [`rewrite ${pattern} ${clean} permanent;`])
}

function block(head: string, lines: string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
}
