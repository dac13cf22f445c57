import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { listBlog } from '../blog/listBlog'
import { renderDocument } from './document'

/**
 * For the preview only. Its React, that of development, records the stack for every element; V8 records ten frames, but Babel, which Vike
 * uses, raises that to fifty, and half of a page’s time went into them.
 *
 * @see https://github.com/babel/babel/blob/main/packages/babel-core/src/errors/rewrite-stack-trace.ts
 */
const recordedFrames = 10

export async function onRenderHtml({ Page, data, locale, urlLogical, is404 }: PageContextServer) {
  Error.stackTraceLimit = recordedFrames
  const blog = await listBlog()
  return dangerouslySkipEscape(renderDocument({ Page, data, locale, path: urlLogical, is404: is404 === true, blog }).html)
}
