import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { listBlog } from '../blog/listBlog'
import { renderDocument } from './document'

// For the preview only, as the build does not load this file. React’s development build records the stack for every element; V8 records ten
// frames, but Babel, which Vike has used by now, raises that to fifty, and half of a page’s time went into them.
// https://github.com/babel/babel/blob/main/packages/babel-core/src/errors/rewrite-stack-trace.ts
Error.stackTraceLimit = 10

export async function onRenderHtml({ Page, data, locale, urlLogical, is404 }: PageContextServer) {
  const blog = await listBlog()
  return dangerouslySkipEscape(renderDocument({ Page, data, locale, path: urlLogical, is404: is404 === true, blog }).html)
}
