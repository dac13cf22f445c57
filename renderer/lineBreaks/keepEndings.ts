import type { Locale } from '../../i18n/languages'
import { changeLongParagraphs } from './longParagraphs'
import { markPhrases } from './markPhrases'

/**
 * Keeps the last phrases of long paragraphs together: their full lines break between any two characters, so the last
 * line could be “ます。” alone. Browsers avoid that only in languages with spaces (`text-wrap: pretty`), and balance short paragraphs only.
 *
 * @param html part of a page, in a language without spaces.
 */
export function keepEndings(html: string, locale: Locale): string {
  return changeLongParagraphs(html, (paragraph) =>
    paragraph.replace(lastText, (text) => {
      const ending = lastPhrases(text.slice(-reach), locale)
      return ending === '' ? text : `${text.slice(0, -ending.length)}<span class="ending">${ending}</span>`
    }),
  )
}

/** After the last tag or entity. */
const lastText = /(?<=[>;])[^<>&;]+(?=<\/p>$)/
/** Minimum characters of a last line: fewer look lost. */
const enough = 6
/** Maximum characters to keep together: with more, the line before would be half empty. */
const most = 9
/** Characters at the end of a text in which to look for phrases. */
const reach = 24

/** As many as are long enough, if there are; none if the text has no phrases, like that of another language. */
function lastPhrases(text: string, locale: Locale): string {
  const [, ...phrases] = markPhrases(text, locale).split('<wbr>')
  const ending = phrases.reduceRight((rest, phrase) => (rest.length < enough ? phrase + rest : rest), '')
  return ending.length <= most ? ending : (endOfLine.exec(ending)?.[0] ?? ending)
}

/** A line must not begin with small kana, long vowels, marks or closing brackets (https://www.w3.org/TR/jlreq/#characters_not_starting_a_line). */
const notFirst = '、。，．・：；？！ー々）」』】〕％ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ'
const endOfLine = new RegExp(`[^${notFirst}][${notFirst}]*.{${enough - 1}}$`, 'u')
