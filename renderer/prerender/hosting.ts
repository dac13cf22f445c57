import { defaultLocale, locales } from '../../i18n/languages'
import type { Redirect } from '../../seo/redirects'
import { securityHeaders } from '../../server/securityHeaders'

/** The rules for hosts, independent of their formats. */
export interface HostingRules {
  /** By path, `*` matching anything; later rules override earlier ones. */
  headers: { path: string; values: Record<string, string> }[]
  /** The 404 page by path, the longest path first. */
  missing: { path: string; page: string }[]
  redirects: readonly Redirect[]
}

/**
 * @param origin of the published site; https adds HSTS.
 * @param isIndexed whether search engines may index it.
 */
export function hostingRules(origin: string, redirects: readonly Redirect[], isIndexed: boolean): HostingRules {
  const others = locales.filter((locale) => locale !== defaultLocale)
  return {
    headers: [
      { path: '/*', values: securityHeaders({ isSecure: origin.startsWith('https:'), isIndexed }) },
      { path: '/assets/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ],
    missing: [...others.map((locale) => ({ path: `/${locale}/*`, page: `/${locale}/404.html` })), { path: '/*', page: '/404.html' }],
    redirects,
  }
}

/** The rules in the formats of Cloudflare Pages and Netlify (`_headers`, `_redirects`) and of Vercel, for the uploaded folder. */
export function hostingFiles(rules: HostingRules): Record<string, string> {
  return { _headers: headersFile(rules), _redirects: redirectsFile(rules), 'vercel.json': `${JSON.stringify(vercel(rules), null, 2)}\n` }
}

/** https://developers.cloudflare.com/pages/configuration/headers/, https://docs.netlify.com/routing/headers/ */
function headersFile({ headers }: HostingRules): string {
  return headers.map(({ path, values }) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')).join('\n')
}

/**
 * Netlify redirects from the address of a file only with an exclamation mark. Cloudflare ignores such lines and reads those
 * without it. It finds the nearest `404.html` on its own and ignores the lines with status 404.
 *
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
function redirectsFile({ missing, redirects }: HostingRules): string {
  const moved = redirects.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`])
  return [...moved, ...missing.map(({ path, page }) => `${path} ${page} 404`)].map((line) => `${line}\n`).join('')
}

/** https://vercel.com/docs/project-configuration; it supports one 404 page only, `404.html`. */
function vercel({ headers, redirects }: HostingRules) {
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
