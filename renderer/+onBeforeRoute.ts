import type { PageContextServer } from 'vike/types'
import { splitAddress } from '../i18n/address'

/** Takes the language off the address, so that routes know nothing of languages. */
export function onBeforeRoute({ urlPathname }: PageContextServer) {
  const { locale, path } = splitAddress(urlPathname)
  return { pageContext: { locale, urlLogical: path } }
}
