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
 * @param isIndexed whether search engines may show it.
 */
export function hostingRules(origin: string, redirects: readonly Redirect[] = [], isIndexed = true): HostingRules {
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
