import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { listBlog } from '../blog/listBlog'
import { renderDocument } from './document'

export async function onRenderHtml({ Page, data, locale, urlLogical, is404 }: PageContextServer) {
  const blog = await listBlog()
  return dangerouslySkipEscape(renderDocument({ Page, data, locale, path: urlLogical, is404: is404 === true, blog }).html)
}
