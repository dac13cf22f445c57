import type { Fault } from '../collections/problem'

/** A line of a table, which starts and ends with a bar. */
export const row = /^ {0,3}\|.*\|\s*$/
const rule = /^ {0,3}\|?(?: *:?-+:? *\|)*(?: *:?-+:? *)?\|? *$/

/** A table needs a delimiter row of dashes with as many columns as its head. */
export function tableMistake(head: string, below: string): Fault | undefined {
  const columns = cellsOf(head).length
  const wanted = `|${' --- |'.repeat(columns)}`
  if (!below.includes('-') || !rule.test(below)) {
    return { found: 'a table without the line of dashes below its head, which is shown as plain text', remedy: `Write ${wanted} below this line.` }
  }
  const has = cellsOf(below).length
  if (has === columns) return undefined
  const found = `a table whose head has ${columns} columns, and the line of dashes below it ${has}: it is shown as plain text`
  return { found, remedy: `Write ${wanted} in the place of ${below.trim()}.` }
}

export function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
}
