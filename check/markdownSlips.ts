import { frontMatter } from '../blog/markdown'
import { position } from '../collections/position'
import type { Problem } from '../collections/problem'

/** Markdown that is not what its author meant: it is shown, but as something else, and nothing complains. */
export type MarkdownSlip = Pick<Problem, 'line' | 'column' | 'found' | 'remedy'>

/**
 * Line by line, as a tree of the whole would take longer than rendering it: headings of a wrong level, tables without the
 * line that makes them one, code that is not closed, and pictures without words.
 *
 * @param source of a post, its front matter included.
 * @see https://github.github.com/gfm/
 */
export function findMarkdownSlips(source: string): MarkdownSlip[] {
  const slips: MarkdownSlip[] = []
  const tell = (place: number, told: Pick<Problem, 'found' | 'remedy'> | undefined) => told && slips.push({ ...position(source, place), ...told })
  let offset = frontMatter.exec(source)?.[0].length ?? 0
  if (!worthALook.test(source.slice(offset))) return slips
  const lines = source.slice(offset).split('\n')
  let fence: { mark: string; offset: number } | undefined
  let level = 1
  let isTable = false
  for (const [index, written] of lines.entries()) {
    const line = written.trimEnd()
    const at = offset
    offset += written.length + 1
    if (fence) {
      if (closes(line, fence.mark)) fence = undefined
      continue
    }
    const mark = opening.exec(line)?.[1]
    if (mark) {
      fence = { mark, offset: at }
      continue
    }
    const text = line.replace(/`[^`]*`/g, (code) => '\uFFFC'.repeat(code.length))
    const own = levelOf(text, lines[index - 1] ?? '')
    if (own) {
      tell(at, headingSlip(own, level, line))
      level = own
    }
    const isRow = row.test(text)
    if (isRow && !isTable) tell(at, tableSlip(text, lines[index + 1]?.trimEnd() ?? ''))
    isTable = isRow
    for (const { index: place } of text.matchAll(/!\[\s*\]\(/g)) tell(at + place, wordless)
  }
  if (fence) tell(fence.offset, { found: 'code that is not closed: all that follows is code, too', remedy: `Write a line ${fence.mark} below it.` })
  return slips
}

/** Whether there is anything in it of what is looked for. */
const worthALook = /^[ >]*(?:#|\||`{3}|~{3}|=+\s*$)|!\[\s*\]\(|^[ >\d.*+-]*(?:`{3}|~{3})/m

/** Fenced code, which may stand in a list or a quotation; with backticks behind them, three backticks are code within a line. */
const opening = /^[ >]*(?:(?:[-*+]|\d+[.)]) +)?(`{3,}(?!.*`)|~{3,})/

function closes(line: string, mark: string): boolean {
  const [, end = ''] = /^[ >]*(`{3,}|~{3,})$/.exec(line) ?? []
  return end[0] === mark[0] && end.length >= mark.length
}

/** Of a heading: `## …`, or a line that is underlined with `=`. */
function levelOf(line: string, before: string): number | undefined {
  const [, marks] = /^ {0,3}(#{1,6})(?: |$)/.exec(line) ?? []
  if (marks) return marks.length
  return /^ {0,3}=+$/.test(line) && /^ {0,3}[^\s#>|`-]/.test(before) ? 1 : undefined
}

function headingSlip(level: number, above: number, line: string): Pick<Problem, 'found' | 'remedy'> | undefined {
  const words = line.replace(/^[ #=]+/, '')
  const write = (right: number) => `Write “${'#'.repeat(right)}${words && ` ${words}`}”.`
  if (level === 1)
    return { found: 'a heading of the first level, which is the title’s', remedy: words ? write(2) : 'Write the line above as “## …”, without this one.' }
  const right = Math.min(level, above + 1)
  return right < level ? { found: `a heading of level ${level} below one of level ${above}`, remedy: write(right) } : undefined
}

const row = /^ {0,3}\|.*\|$/
const rule = /^ {0,3}\|?(?: *:?-+:? *\|)*(?: *:?-+:? *)?\|?$/

/** A table is one by the line of dashes below its head, which has as many columns. */
function tableSlip(head: string, below: string): Pick<Problem, 'found' | 'remedy'> | undefined {
  const columns = columnsOf(head)
  const wanted = `|${' --- |'.repeat(columns)}`
  if (!below.includes('-') || !rule.test(below)) {
    return { found: 'a table without the line of dashes below its head, which is shown as it is written', remedy: `Write ${wanted} below this line.` }
  }
  const has = columnsOf(below)
  if (has === columns) return undefined
  const found = `a table whose head has ${columns} columns, and the line of dashes below it ${has}: it is shown as it is written`
  return { found, remedy: `Write ${wanted} in the place of ${below.trim()}.` }
}

function columnsOf(line: string): number {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/).length
}

const wordless = {
  found: 'a picture without words for those who do not see it',
  remedy: 'Write what it shows between the brackets: ![Two people at a whiteboard](…).',
}
