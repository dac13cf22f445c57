import { type Locale, languageOf } from '../i18n/languages'
import { changeLongParagraphs } from './longParagraphs'
import { notLaidOut } from './notLaidOut'

/**
 * Keeps numbers with the word that counts on one line (8年, 2つ, 122か国, 20万行, 第6条), in languages without spaces: where their lines are as full as they can be,
 * these break between any two characters, and “この8 / 年” is read twice. Only in long paragraphs, as lines of others break between phrases, and in cells of tables.
 *
 * @param html part of a page.
 */
export function keepCounters(html: string, locale: Locale): string {
  if (!languageOf(locale).phrases) return html
  return changeLongParagraphs(html, keep).replace(cells, keep)
}

function keep(text: string): string {
  return text.replace(counted, (found, rest?: string) => (rest ? found : `<span class="whole">${found}</span>`))
}

/** Of tables, narrow on a phone. Up to the next beginning, so that unclosed ones take linear time. */
const cells = /<td[ >](?:(?!<td[ >]).)*?<\/td>/gs

const number = '\\d[\\d.,:]*'
/** Of the words of several characters, those that our texts count by. */
const counter = '(?:か[月国所]|[年週日時分]間|世帯|種類|部署|画面|営業日|つ|[万億]?\\p{Script=Han})目?'
/** From the first figure of a range only, and with one 〜, for the same reason. */
const counted = new RegExp(`(${notLaidOut})|(?<![\\d.,:]|\\d〜)第?${number}(?:(?:〜${number})?${counter}|〜[\\d.,:]*\\d)`, 'gsu')
