import { type Locale, languageOf } from '../i18n/languages'
import { hyphenate } from './hyphenate'
import { markPhrases } from './markPhrases'

/**
 * Marks possible line breaks in headings and list titles: within long words in languages with compounds, there in labels and contents lists as well,
 * between phrases in languages without spaces.
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
  const titles = compounds ? labelsToo : headings
  return mapBetween(html, foreign, (ownPart) => ownPart.replace(titles, (heading) => mapBetween(heading, tagOrEntity, (text) => mark(text, locale))))
}

const headings = /<(h[1-3]|th|b|aside)(?! class="visually-hidden")[ >].*?<\/\1>/gs
const labelsToo = /<(h[1-3]|th|b|aside|p(?= class="label")|nav(?=[^>]* aria-labelledby="contents-title"))(?! class="visually-hidden")[ >].*?<\/\1>/gs
const tagOrEntity = /(<[^>]*>|&#?\w+;)/

/** `separator` must have one group: then `split` returns the text between matches and the matches in turn. */
function mapBetween(text: string, separator: RegExp, change: (between: string) => string): string {
  return text
    .split(separator)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}
