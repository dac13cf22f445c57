import { getContent } from '../collections/content'

/**
 * Where the site is published: the setting `SITE_URL`, else `origin` in `content/site.json`.
 *
 * @throws where the setting is not an origin.
 */
export function siteOrigin(): string {
  const setting = process.env.SITE_URL || getContent().site.origin
  if (known?.setting !== setting) known = { setting, origin: parse(setting) }
  return known.origin
}

/** Every page asks, several times. */
let known: { setting: string; origin: string } | undefined

function parse(setting: string): string {
  const url = URL.canParse(setting) ? new URL(setting) : undefined
  if (!url?.protocol.startsWith('http') || url.pathname !== '/') {
    throw new Error(`SITE_URL is '${setting}'. It has to be an origin such as https://www.example.com, without a path.`)
  }
  return url.origin
}
