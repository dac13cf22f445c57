import { counted } from '../collections/counted'
import type { Fault } from '../collections/problem'

/** A line of a table, which starts and ends with a bar. */
export const row = /^ {0,3}\|.*\|\s*$/
const rule = /^ {0,3}\|?(?: *:?-+:? *\|)*(?: *:?-+:? *)?\|? *$/

/** A table needs a delimiter row of dashes with as many columns as its head. */
export function tableMistake(head: string, below: string): Fault | undefined {
  if (/\\ +\|/.test(head)) {
    const remedy = 'Write \\| again for the bar, without the space, and move the line up to the row above it.'
    return { found: 'a row of a table that the editor’s toolbar has torn off at a \\| in a cell', remedy }
  }
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

/**
 * Cells after the last column are not shown; usually somebody has written a bar in a text or in code, which ends the cell. Lacking cells
 * are empty; usually a bar is missing, or the line is text that belongs below the table.
 */
export function rowMistake(line: string, columns: number): Fault | undefined {
  const has = cellsOf(line).length
  if (has === columns) return undefined
  if (has < columns) {
    const remedy = 'Write a bar for each column, also for an empty cell. If the line is no row, write an empty line above it.'
    return { found: `a row of ${counted(has, 'cell')} in a table of ${columns} columns: the rest of it is empty`, remedy }
  }
  const found = `a row of ${has} cells in a table of ${columns} columns: what stands behind the last column is not shown`
  return { found, remedy: 'Write \\| for a bar that does not end a cell, also in code; or add a column to the head of the table and to the line below it.' }
}

export function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
}

/** A line that starts with a colon, but is not the caption of a table (`blog/captionTables.ts`). */
export function captionMistake(line: string): Fault | undefined {
  if (!/^[ >]*: +\S/.test(line)) return undefined
  const remedy = 'A caption stands below its table, after an empty line. What a word means: “- **Word**: its meaning”.'
  return { found: 'a line that starts with a colon, but is not the caption of a table', remedy }
}
