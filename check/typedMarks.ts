import type { Fault } from '../collections/problem'

/** Bullets of word processors, which Markdown does not know. */
const bullet = /^[ \t>]*([•◦▪●‣\uF0B7])\s*(?=\S)/
/** In running text as well, so only of several lines. */
const dash = /^[ \t>]*(?:[–—][\s\u00a0]|[・·]\s*)(?=\S)/
/** One sign with a non-breaking space may be a number (# 4); the full-width space is typed after it in Japanese, and means a heading. */
const widerSpace = /^[ >]*(?:(#{2,6}|#(?=\u3000))|[-*+])[^\S \t\n\r](.*)/
/** Dates, too, are well set with a non-breaking space (4. Mai), so only beside another number. */
const widerNumber = /^[ >]*\d+[.)][^\S \t\n\r]/
const number = /^[ >]*\d+[.)]\s/
/** So that it is no list; a single one may be a date (1.Mai). */
const tightNumber = /^[ \t>]*(\d{1,2}[.)])(\p{L}.*)/u
/** Cells of a spreadsheet, as its rows are pasted; with commas, each of them is reported for its missing space. */
const cells = /^[^\t;|]+(?:\t[^\t|]*)+$|^[^\t;|]+(?:;[^\s;|][^;|]*){2,}$/
/** One without a space is a hashtag. */
const wideSigns = /^[ >]*(＃{2,}|＃(?=\s))\s*(.*)/

/** A list or a heading, pasted or typed with signs that look like Markdown’s; it would be shown as plain text. */
export function typedMark(line: string, above = '', below = ''): Fault | undefined {
  if (bullet.test(line) && !bullet.test(above)) return listMistake(line, bullet)
  if (dash.test(line) && !dash.test(above) && dash.test(below)) return listMistake(line, dash)
  const [, mark, item = ''] = tightNumber.exec(line) ?? []
  if (mark !== undefined && !tightNumber.test(above) && tightNumber.test(below)) {
    return { found: 'a list without a space after its numbers, which is shown as one paragraph', remedy: `Write “${mark} ${item}”.` }
  }
  if (cells.test(line) && !cells.test(above) && cells.test(below)) {
    const head = line.split(/[\t;]/).map((cell) => cell.trim())
    return {
      found: 'rows of a spreadsheet, which are shown as one paragraph',
      remedy: `Write a bar at each end and between two cells: “| ${head.join(' | ')} |”, and below the first row “|${' --- |'.repeat(head.length)}”.`,
    }
  }
  const [, signs, words = ''] = widerSpace.exec(line) ?? []
  if (signs !== undefined) return { found: spaceMistake('a heading', '#'), remedy: `Write “${headingSigns(signs)} ${words}” with a space of the space bar.` }
  if (widerSpace.test(line) || (widerNumber.test(line) && (number.test(above) || number.test(below)))) {
    return { found: spaceMistake('a list', 'its mark'), remedy: 'Write the space of the space bar there.' }
  }
  const [, wide = '', heading = ''] = wideSigns.exec(line) ?? []
  return wide ? { found: 'a heading with a full-width ＃, which is shown as plain text', remedy: `Write “${headingSigns(wide)} ${heading}”.` } : undefined
}

/** The first level is the title’s. */
function headingSigns(typed: string): string {
  return '#'.repeat(Math.max(2, typed.length))
}

/** A paragraph that a word processor indents. */
export function indentedProse(code: string): Fault | undefined {
  if (!/^[\p{Lu}\p{Lo}].*\p{L}[.!?。]$/su.test(code.trim()) || /[={}<>;]|\(\)/.test(code)) return undefined
  return { found: 'a paragraph that starts with a tab or four spaces, which is shown as code', remedy: 'Remove them; code stands between lines of ```.' }
}

/** The address of a link with a space in it; browsers show its Markdown. */
export function spacedAddress(target: string): Fault | undefined {
  const address = target.trim().replace(/^<(.*)>$/, '$1')
  const [, path, title] = /^(\S+)\s+[“”„‘‚«](.*)[“”‘’»]$/.exec(address) ?? []
  if (path !== undefined) return { found: 'the title of a link in “ ”, so the link is shown as plain text', remedy: `Write [words](${path} "${title}").` }
  const isCall = /^(mailto|tel):/i.test(address)
  if (!/\s/.test(address) || /["'(]/.test(address) || (target.trim() !== address && !isCall)) return undefined
  return {
    found: `“${address}” is an address with a space, so the link is shown as plain text`,
    remedy: isCall ? `Write “${address.replace(/\s/g, '')}”.` : 'Write the address without it.',
  }
}

function listMistake(line: string, mark: RegExp): Fault {
  const found = `a list with “${line.replace(/^[ \t>]*/, '').slice(0, 1)}”, which is shown as one paragraph`
  return { found, remedy: `Begin each of its lines with “- ”: “- ${line.replace(mark, '').trim()}”.` }
}

function spaceMistake(what: string, mark: string): string {
  return `${what} with a non-breaking or full-width space after ${mark}, which is shown as plain text`
}
