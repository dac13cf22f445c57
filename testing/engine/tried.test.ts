import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { escapeRegExp } from '../../collections/escapeRegExp'

const folder = 'testing/engine'
const code = readdirSync(folder)
  .filter((file) => file.startsWith('try'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
const titles = code.flatMap((text) => [...text.matchAll(/\bit(?:\.each\([^)]*\))?\(\s*'([^']+)'/g)].map(([, title = '']) => title))
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

it('docs/browsers.md lists exactly the tests that run in Firefox and WebKit', () => {
  const tried = rows.filter(([, , engines]) => engines === '✓').map(([title]) => title)
  expect(titles.length).toBeGreaterThan(10)
  expect(tried.toSorted()).toEqual(titles.toSorted())
})

it('its other cells name existing tests that are not skipped', () => {
  const cells = rows.flatMap(([, chromium, , older]) => [chromium, older]).filter((cell) => cell !== '–')
  for (const cell of cells) expect(cell).toMatch(/^(`\w+\.spec\.ts`: “[^”]+”(; |$))+$/)
  const named = cells.flatMap((cell) => [...cell.matchAll(/`(.+?)`: “(.+?)”/g)].map(([, file = '', title = '']) => ({ file, title })))
  expect(named.filter(({ file, title }) => !runningTests(file).some((each) => fits(title, each)))).toEqual([])
})

/** Titles of the tests in a file that are not skipped, with “…” for parameters. */
function runningTests(file: string): string[] {
  const text = readFileSync(join('e2e', file), 'utf8')
  if (/\btest(\.describe)?\.(skip|fixme|only)\(/.test(text)) return []
  return [...text.matchAll(/^ *test\((['`])(.+?)\1, /gm)].map(([, , title = '']) => title.replace(/\$\{.*?\}/g, '…'))
}

function fits(shortened: string, title: string): boolean {
  return new RegExp(`^${escapeRegExp(shortened).replaceAll('…', '.*')}$`).test(title)
}
