import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { listBlog } from '../blog/listBlog'
import { renderDocument } from './document'

// For the preview only; the build does not load this file. React’s development build records a stack trace for every element. Vike loads Babel,
// which raises V8’s limit of ten frames to fifty: that took half of a page’s rendering time.
// https://github.com/babel/babel/blob/main/packages/babel-core/src/errors/rewrite-stack-trace.ts
Error.stackTraceLimit = 10

export async function onRenderHtml({ Page, data, locale, path, is404 }: PageContextServer) {
  const blog = await listBlog()
  return dangerouslySkipEscape(renderDocument({ Page, data, locale, path, is404: is404 === true, blog }).html)
}
