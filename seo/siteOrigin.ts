import { getContent } from '../collections/content'
import { memoize } from '../collections/memoize'
import { parseOrigin } from '../collections/parseOrigin'

/**
 * Origin of the published site: the setting `SITE_URL`, else `origin` in `content/site.json`.
 *
 * @throws if the setting is not an origin.
 */
export function siteOrigin(): string {
  return originOf(process.env.SITE_URL?.trim() || getContent().site.origin)
}

/** Parsed once, because every page calls it several times. */
const originOf = memoize((setting: string): string => {
  const origin = parseOrigin(setting)
  if (origin === undefined) throw new Error(`SITE_URL is '${setting}'. Set it to an origin such as https://www.example.com, without a path.`)
  return origin
})
