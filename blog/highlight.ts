import { createRequire } from 'node:module'
import type { HLJSApi } from 'highlight.js'

/** Code as HTML with highlight classes; undefined for an unknown language. */
export function highlight(code: string, language: string): string | undefined {
  const hljs = loadHighlighter()
  return hljs.getLanguage(language) ? hljs.highlight(code, { language, ignoreIllegals: true }).value : undefined
}

/** Display name of a language, such as JavaScript for `js`; unchanged if unknown. */
export function languageName(language: string): string {
  return loadHighlighter().getLanguage(language)?.name ?? language
}

/** On demand, because it takes a quarter of the loading time of the prerender program. */
function loadHighlighter(): HLJSApi {
  return createRequire(import.meta.url)('highlight.js/lib/common')
}
