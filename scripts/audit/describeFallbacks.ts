import type { Fallback } from './fallbacks'
import type { CompatTable } from './features/compatData'

/** Contains the table between two marks, written by `npm run audit -- --docs`. */
export const browsersFile = 'docs/browsers.md'
const marks = ['<!-- fallbacks: npm run audit -- --docs -->\n', '<!-- end -->'] as const

/** The fallbacks as a table, with the versions of MDN. */
export function describeFallbacks(fallbacks: readonly Fallback[], table: CompatTable): string {
  const rows = fallbacks.map(({ name, keys, without }) => `| ${name} | ${table.since(keys[0] ?? '').join(', ')} | ${without} |\n`)
  return `| feature | since Chrome, Firefox, Safari | without it |\n| --- | --- | --- |\n${rows.join('')}`
}

/** The page with this table instead of its current one. */
export function insertTable(page: string, table: string): string {
  const [before, rest] = page.split(marks[0])
  const after = rest?.split(marks[1])[1]
  if (after === undefined) throw new Error(`${browsersFile} has no table between “${marks[0].trim()}” and “${marks[1]}”.`)
  return `${before}${marks[0]}${table}${marks[1]}${after}`
}
