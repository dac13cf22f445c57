import type { PageContextServer } from 'vike/types'
import { splitAddress } from '../i18n/address'

/** Strips the language prefix from the address, so that routes need not handle languages. */
export function onBeforeRoute({ urlPathname }: PageContextServer) {
  const { locale, path } = splitAddress(urlPathname)
  return { pageContext: { locale, urlLogical: path } }
}
