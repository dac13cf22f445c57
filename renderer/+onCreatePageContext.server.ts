import type { PageContextServer } from 'vike/types'
import { splitAddress } from '../i18n/address'

/** In the preview, `onBeforeRoute` is skipped for the error page of an address that matches a route but no entry. */
export function onCreatePageContext(pageContext: PageContextServer) {
  const { locale, path } = splitAddress(pageContext.urlPathname)
  pageContext.locale ??= locale
  pageContext.path ??= path
}
