import { address } from '../i18n/address'
import type { Locale } from '../i18n/languages'

/** Address of a language’s feed: the path, or with an origin the complete address. */
export function feedAddress(locale: Locale, origin = ''): string {
  return origin + address('/feed.xml', locale)
}
