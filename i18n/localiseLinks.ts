import { address } from './address'
import type { Locale } from './languages'

/** Puts the root-relative links of an HTML text under a language’s prefix, so that a reader stays in that language. */
export function localiseLinks(html: string, locale: Locale): string {
  return html.replace(/(<a [^>]*?href=")(\/(?!\/)[^"]*)/g, (_, start: string, path: string) => start + address(path, locale))
}
