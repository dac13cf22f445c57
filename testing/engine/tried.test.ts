import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = 'testing/engine'
const code = readdirSync(folder)
  .filter((file) => file.startsWith('try'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
const titles = code.flatMap((text) => [...text.matchAll(/\bit(?:\.each\([^)]*\))?\(\s*'([^']+)'/g)].map(([, title = '']) => plain(title)))
const [, part = ''] = readFileSync('docs/browsers.md', 'utf8').split('| older |\n')
const rows = part
  .split('\n\n')[0]
  ?.split('\n')
  .slice(1)
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  ) as [title: string, chromium: string, engines: string, older: string][]

it('the guide says what is tried in Firefox and WebKit, no more and no less', () => {
  const tried = rows.filter(([, , engines]) => engines === '✓').map(([title]) => plain(title))
  expect(titles.length).toBeGreaterThan(10)
  expect(tried.toSorted()).toEqual(titles.toSorted())
})

it('and names tests that exist for the rest', () => {
  const files = rows.flatMap(([, chromium, , older]) => [...`${chromium} ${older}`.matchAll(/`([\w.]+)`/g)].map(([, file = '']) => file))
  expect(files.filter((file) => !existsSync(join('e2e', file)))).toEqual([])
})

/** Without what a test is given in turn, as the title and the row say it in their own ways. */
function plain(title: string): string {
  return title.replace(/,? in (%s|three languages)|, %d px wide/, '')
}
