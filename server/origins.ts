/** Allowed origins of forms and blog calls, beside the server’s own. */
export interface Origins {
  /** `SITE_URL` and `ALLOWED_ORIGINS`. */
  allowed: string[]
  /** Origin of the published site, if set. */
  site: string | undefined
}

/**
 * Whether a request comes from another site’s page, according to the browser. Other clients send no such headers and are
 * allowed: they cannot act on behalf of a visitor.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function isForeign(headers: Headers, { allowed }: Origins): boolean {
  const origin = headers.get('Origin')
  if (origin && allowed.includes(origin)) return false
  const site = headers.get('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && site !== 'none'
  // `null` comes from sandboxed pages, and none of ours is.
  return origin !== null && !isOwnHost(origin, headers)
}

/**
 * The origin of the site that sent a form, for redirects to its pages; empty for this server’s own, so that the redirect
 * is relative.
 */
export function originOfSite(headers: Headers, { allowed, site }: Origins): string {
  const page = headers.get('Origin') ?? headers.get('Referer') ?? ''
  const origin = URL.canParse(page) ? new URL(page).origin : undefined
  if (origin && allowed.includes(origin)) return origin
  const isOurs = headers.get('Sec-Fetch-Site') === 'same-origin' || (origin ? isOwnHost(origin, headers) : !site)
  return isOurs ? '' : (site ?? '')
}

function isOwnHost(origin: string, headers: Headers): boolean {
  return URL.canParse(origin) && [headers.get('Host'), headers.get('X-Forwarded-Host')].includes(new URL(origin).host)
}
