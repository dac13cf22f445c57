import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFileIn } from '../testing/writeFileIn'

/** The folders of ours that each folder may import (README, “Where things are”). Nothing may import `pages`, `scripts` or `e2e`; only tests and scripts may import `testing`. */
const arrows: Record<string, string[]> = {
  i18n: [],
  collections: [],
  art: [],
  theme: [],
  'blog/view': [],
  blog: ['blog/view', 'collections', 'i18n'],
  seo: ['blog', 'blog/view', 'collections', 'i18n'],
  islands: ['blog/view'],
  components: ['islands', 'seo', 'blog', 'blog/view', 'collections', 'i18n', 'art', 'theme'],
  pages: ['components', 'islands', 'seo', 'blog', 'blog/view', 'collections', 'i18n', 'art', 'theme'],
  server: ['blog', 'blog/view', 'collections', 'i18n'],
  check: ['seo', 'blog', 'blog/view', 'collections', 'i18n', 'art'],
  'admin/browser': [],
  admin: ['admin/browser', 'check', 'seo', 'blog', 'blog/view', 'collections', 'i18n', 'art'],
  renderer: ['admin', 'admin/browser', 'check', 'server', 'components', 'islands', 'seo', 'blog', 'blog/view', 'collections', 'i18n', 'art', 'theme'],
  scripts: ['renderer', 'admin', 'admin/browser', 'check', 'server', 'seo', 'blog', 'blog/view', 'collections', 'i18n', 'art', 'theme', 'testing'],
}
const folders = [...Object.keys(arrows), 'testing', 'e2e']
const pairs = Object.keys(arrows).flatMap((from) =>
  folders.filter((to) => to !== from).map((to) => ({ from, to, allowed: arrows[from]?.includes(to) ?? false })),
)

const folder = mkdtempSync(join(tmpdir(), 'arrows-'))
let report = ''

/** The file in `from` that imports a file of `to`. */
const fileOf = (from: string, to: string) => `${from}/to-${to.replace('/', '-')}.ts`
const isRefused = (file: string, rule = 'noRestrictedImports') => report.split('\n').some((line) => line.includes(rule) && line.includes(`/${file},`))

beforeAll(() => {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'))
  write('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: undefined, files: undefined }))
  for (const { from, to } of pairs) write(fileOf(from, to), `import { b } from '${'../'.repeat(from.split('/').length)}${to}/target'\n\nexport const a = b\n`)
  write('islands/toStyles.tsx', "import { styled } from 'styled-components'\n\nexport const a = styled\n")
  write('seo/onlyTheType.ts', "import type { B } from '../components/target'\n\nexport type A = B\n")
  write('seo/beside.test.ts', "import { b } from '../testing/target'\n\nexport const a = b\n")
  write('art/subjects/deeper.ts', "import { b } from '../contour'\nimport { c } from '../../i18n/target'\n\nexport const a = [b, c]\n")
  write('seo/round.ts', "import type { B } from './about'\n\nexport type A = B | 1\n")
  write('seo/about.ts', "import type { A } from './round'\n\nexport type B = A | 2\n")
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', '--max-diagnostics=none'], { cwd: folder, encoding: 'utf8' })
  report = stdout
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(Object.keys(arrows))('%s', (from) => {
  it.each(pairs.filter((pair) => pair.from === from))('may import $to: $allowed', ({ to, allowed }) => {
    expect(isRefused(fileOf(from, to))).toBe(!allowed)
  })
})

it('rejects type imports as well', () => expect(isRefused('seo/onlyTheType.ts')).toBe(true))
it('rejects styled-components in an island', () => expect(isRefused('islands/toStyles.tsx')).toBe(true))
it('rejects imports from subfolders', () => expect(isRefused('art/subjects/deeper.ts')).toBe(true))
it('allows a test to import testing/', () => expect(isRefused('seo/beside.test.ts')).toBe(false))
it('rejects import cycles, type imports included', () => {
  expect(isRefused('seo/round.ts', 'noImportCycles')).toBe(true)
  expect(isRefused('seo/about.ts', 'noImportCycles')).toBe(true)
})

function write(file: string, text: string): void {
  writeFileIn(folder, file, text)
}
