import { createRequire } from 'node:module'
import type { HLJSApi } from 'highlight.js'

/** Code as HTML, its parts in classes; nothing where the language is not known. */
export function highlight(code: string, language: string): string | undefined {
  const hljs = loadHighlighter()
  return hljs.getLanguage(language) ? hljs.highlight(code, { language, ignoreIllegals: true }).value : undefined
}

/** What a language is called by those who write it, such as JavaScript for `js`; the word itself where it is not known. */
export function languageName(language: string): string {
  return loadHighlighter().getLanguage(language)?.name ?? language
}

/** When there is code to highlight: it takes a quarter of the time of loading everything that renders pages. */
function loadHighlighter(): HLJSApi {
  highlighter ??= createRequire(import.meta.url)('highlight.js/lib/common') as HLJSApi
  return highlighter
}

let highlighter: HLJSApi | undefined
