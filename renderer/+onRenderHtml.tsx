import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from './document'

export function onRenderHtml({ Page, data, locale, urlLogical, is404 }: PageContextServer) {
  return dangerouslySkipEscape(renderDocument({ Page, data, locale, path: urlLogical, is404: is404 === true }))
}
