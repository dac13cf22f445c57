import { readFileSync } from 'node:fs'

/** Position of a key’s value in the front matter of a Markdown file; the start of the file if there is no such key. */
export function frontMatterPosition(file: string, key: string): { line: number; column: number } {
  const lines = readFileSync(file, 'utf8').split('\n')
  const end = lines.findIndex((each, index) => index > 0 && each.startsWith('---'))
  const line = lines.slice(0, end).findIndex((each) => each.startsWith(`${key}:`))
  if (line < 0) return { line: 1, column: 1 }
  const { length } = /^[^:]*:\s*/.exec(lines[line] ?? '')?.[0] ?? ''
  return { line: line + 1, column: length + 1 }
}
