import { markWhole } from './keepWhole'
import { changeLongParagraphs } from './longParagraphs'
import { notLaidOut } from './notLaidOut'

/**
 * Keeps a number and its counter (8年, 2つ, 122か国, 20万行, 第6条) on one line: full lines break between any two
 * characters, and “この8 / 年” is hard to read. Only in long paragraphs, because others break between phrases, and in table cells.
 *
 * @param html part of a page, in a language without spaces.
 */
export function keepCounters(html: string): string {
  const keep = (text: string) => markWhole(text, counted)
  return changeLongParagraphs(html, keep).replace(cells, keep)
}

/** Table cells, which are narrow on a phone. A match ends at the next start tag, so that unclosed cells take linear time. */
const cells = /<td[ >](?:(?!<td[ >]).)*?<\/td>/gs

const number = '\\d[\\d.,:]*'
/** Of the counters with several characters, those in our texts. */
const counter = '(?:か[月国所]|[年週日時分]間|世帯|種類|部署|画面|営業日|つ|[万億]?\\p{Script=Han})目?'
/** Matches from the first number of a range only, and at most one 〜, also to take linear time. */
const counted = new RegExp(`(${notLaidOut})|(?<![\\d.,:]|\\d〜)第?${number}(?:(?:〜${number})?${counter}|〜[\\d.,:]*\\d)`, 'gsu')
