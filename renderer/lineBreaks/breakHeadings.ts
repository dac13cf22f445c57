import { type Locale, languageOf } from '../../i18n/languages'
import { hyphenate } from './hyphenate'
import { markPhrases, words } from './markPhrases'

/**
 * Marks possible line breaks in headings, titles of lists, labels, facts, names in a line of several and contents lists: within long words in languages with compounds,
 * between phrases in languages without spaces, there in captions of tables and filters as well.
 * With CSS alone (`hyphens: auto`, `word-break: auto-phrase`), browsers without a dictionary break headings anywhere. Wide screens, where every word
 * fits, ignore the hyphens (`theme/GlobalStyle.ts`).
 *
 * @param html part of a page. Headings in articles of another language are left unchanged.
 * @see https://www.w3.org/TR/css-text-4/#hyphenation
 * @see https://www.w3.org/International/jlreq/
 */
export function breakHeadings(html: string, locale: Locale): string {
  const { compounds, phrases } = languageOf(locale)
  const mark = compounds ? hyphenate : phrases ? markPhrases : undefined
  if (!mark) return html
  const foreign = new RegExp(`(<article(?=[^>]* lang=)(?![^>]* lang="${locale}").*?</article>)`, 's')
  const titles = compounds ? names : namesAndFilters
  // A page has many labels, so these get breaks only if they contain a word that browsers would cut.
  const marked = (title: string, text: string) => (phrases && title.startsWith('<p') && !words.some((word) => text.includes(word)) ? text : mark(text, locale))
  return mapBetween(html, foreign, (ownPart) => ownPart.replace(titles, (title) => mapBetween(title, tagOrEntity, (text) => marked(title, text))))
}

const elements = (more = '') =>
  new RegExp(
    `<(h[1-3]|th|b|aside|dd|span(?=[^>]* data-part)|p(?= class="label")|nav(?=[^>]* aria-labelledby="_contents-title")${more})(?! class="visually-hidden")[ >].*?</\\1>`,
    'gs',
  )
const names = elements()
const namesAndFilters = elements('|caption|a(?=[^>]* data-filter=)')
const tagOrEntity = /(<[^>]*>|&#?\w+;)/

/** `separator` must have one group: then `split` returns the text between matches and the matches in turn. */
function mapBetween(text: string, separator: RegExp, change: (between: string) => string): string {
  return text
    .split(separator)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}
