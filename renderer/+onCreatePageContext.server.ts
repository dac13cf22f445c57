import type { PageContextServer } from 'vike/types'
import { splitAddress } from '../i18n/address'

/** In the preview, the error page of an address that matched a route but no entry skips `onBeforeRoute`. */
export function onCreatePageContext(pageContext: PageContextServer) {
  const { locale, path } = splitAddress(pageContext.urlPathname)
  pageContext.locale ??= locale
  pageContext.urlLogical ??= path
}
