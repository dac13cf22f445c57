import type { PageContextServer } from 'vike/types'
import { splitAddress } from '../i18n/address'
import { aliases } from '../seo/sitePages'

/** Lets Vike find the route by the address without language prefix, and of an alias by the canonical one, so that routes need not handle either. */
export function onBeforeRoute({ urlPathname }: PageContextServer) {
  const { locale, path } = splitAddress(urlPathname)
  return { pageContext: { locale, path, urlLogical: aliases[path] ?? path } }
}
