import { type Locale, languageOf } from '../i18n/languages'
import { hyphenate } from './hyphenate'
import { markPhrases } from './markPhrases'

/**
 * Says where headings, and titles in a list beside the text, may be broken: within long words in languages that put words together, between phrases in those that
 * write without spaces. CSS alone (`hyphens: auto`, `word-break: auto-phrase`) leaves it to the browser, and some have no
 * dictionary: there a heading is cut anywhere. Wide screens, where every word fits, do without hyphens
 * (`theme/GlobalStyle.ts`).
 *
 * @param html part of a page. Headings in articles of another language stay as they are.
 * @see https://www.w3.org/TR/css-text-4/#hyphenation
 * @see https://www.w3.org/International/jlreq/
 */
export function breakHeadings(html: string, locale: Locale): string {
  const { compounds, phrases } = languageOf(locale)
  const mark = compounds ? hyphenate : phrases ? markPhrases : undefined
  if (!mark) return html
  const foreign = new RegExp(`(<article(?=[^>]* lang=)(?![^>]* lang="${locale}").*?</article>)`, 's')
  return everyOther(html, foreign, (own) => own.replace(headings, (heading) => everyOther(heading, tagOrEntity, (text) => mark(text, locale))))
}

const headings = /<(h[1-3]|th|b|aside)(?! class="visually-hidden")[ >].*?<\/\1>/gs
const tagOrEntity = /(<[^>]*>|&#?\w+;)/

/** Where `separator` has one group, `split` gives what is between and what it found in turn. */
function everyOther(text: string, separator: RegExp, change: (between: string) => string): string {
  return text
    .split(separator)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}
