import { address } from '../i18n/address'
import type { Locale } from '../i18n/languages'

/** Where the feed of a language is: its file in the build, or with an origin its complete address. */
export function feedAddress(locale: Locale, origin = ''): string {
  return origin + address('/feed.xml', locale)
}
