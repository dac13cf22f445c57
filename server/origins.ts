/** Where forms and blog calls may come from besides the site’s own address. */
export interface Origins {
  /** `SITE_URL` and `ALLOWED_ORIGINS`. */
  allowed: string[]
  /** Where the site is published, if that is set. */
  site: string | undefined
}

/**
 * Whether a browser says that another site’s page is behind a request. Programs that are no browser say nothing, and are
 * not held back: there is nothing they could do in somebody’s name.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function isForeign(headers: Headers, { allowed }: Origins): boolean {
  const origin = headers.get('Origin')
  if (origin && allowed.includes(origin)) return false
  const site = headers.get('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && site !== 'none'
  // `null` is what a page in a sandbox says, and none of ours.
  return origin !== null && !isOwnHost(origin, headers)
}

/**
 * The origin of the site that a form was sent from, to answer with one of its pages: empty where it is this server’s own,
 * so that the answer’s address is a relative one.
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
