import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFileIn } from '../testing/writeFileIn'

const page = readFileSync('docs/architecture.md', 'utf8')
/** The arrows of the diagram, from folder to folder. */
const drawn = [...page.matchAll(/^ {2}(\S+) --> (\S+)$/gm)].map(([, from = '', to = '']) => [from, to] as const)
const drawnFolders = new Set(drawn.flat())
const reaches = (from: string, to: string): boolean => drawn.some(([start, end]) => start === from && (end === to || reaches(end, to)))
const imported = importsOfFolders()

it('names only existing files', () => {
  const named = [...page.matchAll(/`([\w@+-]+(?:\/[\w@+.-]+)+\.(?:tsx?|json))`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

it('shows every folder that contains code', () => {
  expect(
    codeFiles()
      .map(folderOf)
      .filter((folder) => !drawnFolders.has(folder) && folder !== 'pages'),
  ).toEqual([])
})

it('draws no arrow without an import', () => {
  expect(drawn.filter(([from, to]) => !imported.has(`${from} ${to}`))).toEqual([])
})

it('connects the folders of every import by arrows', () => {
  expect([...imported].filter((pair) => !reaches(...(pair.split(' ') as [string, string])))).toEqual([])
})

describe('the linter', () => {
  /** Nothing may import `pages`, `scripts` or `e2e`; only tests and scripts may import `testing`. `admin/browser` is too small for the diagram. */
  const folders = [...drawnFolders, 'admin/browser', 'e2e']
  /** Scripts reach components only through the renderer. */
  const mayImport = (from: string, to: string) => {
    if (from === 'scripts' && (to === 'components' || to === 'islands')) return false
    return to === 'admin/browser' ? from === 'admin' || reaches(from, 'admin') : reaches(from, to)
  }
  const pairs = folders
    .filter((from) => from !== 'testing' && from !== 'e2e')
    .flatMap((from) => folders.filter((to) => to !== from).map((to) => ({ from, to, allowed: mayImport(from, to) })))

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
    for (const file of ['components/footer.tsx', 'pages/about/+Page.tsx', 'pages/about/+data.ts'])
      write(file, `import { getContent } from '${'../'.repeat(file.split('/').length - 1)}collections/content'\n\nexport const a = getContent\n`)
    write('seo/round.ts', "import type { B } from './about'\n\nexport type A = B | 1\n")
    write('seo/about.ts', "import type { A } from './round'\n\nexport type B = A | 2\n")
    const biome = resolve('node_modules/@biomejs/biome/bin/biome')
    const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', '--max-diagnostics=none'], { cwd: folder, encoding: 'utf8' })
    report = stdout
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(pairs)('lets $from import $to: $allowed', ({ from, to, allowed }) => {
    expect(isRefused(fileOf(from, to))).toBe(!allowed)
  })

  it('rejects type imports as well', () => expect(isRefused('seo/onlyTheType.ts')).toBe(true))
  it('rejects styled-components in an island', () => expect(isRefused('islands/toStyles.tsx')).toBe(true))
  it('rejects imports from subfolders', () => expect(isRefused('art/subjects/deeper.ts')).toBe(true))
  it('lets only the data of a page read all of the content', () => {
    expect(['components/footer.tsx', 'pages/about/+Page.tsx', 'pages/about/+data.ts'].map((file) => isRefused(file))).toEqual([true, true, false])
  })
  it('allows a test to import testing/', () => expect(isRefused('seo/beside.test.ts')).toBe(false))
  it('rejects import cycles, type imports included', () => {
    expect(isRefused('seo/round.ts', 'noImportCycles')).toBe(true)
    expect(isRefused('seo/about.ts', 'noImportCycles')).toBe(true)
  })

  function write(file: string, text: string): void {
    writeFileIn(folder, file, text)
  }
})

/** `from to` for every import between two folders, type imports included, tests excluded. */
function importsOfFolders(): Set<string> {
  const pairs = codeFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.\.?\/[^']+)'/g)].map(([, path = '']) => [
      folderOf(file),
      folderOf(normalize(join(dirname(file), path))),
    ]),
  )
  return new Set(pairs.filter(([from, to = '']) => from !== to && drawnFolders.has(to)).map((pair) => pair.join(' ')))
}

function codeFiles(): string[] {
  return globSync(['*/**/*.{ts,tsx}', '!**/*.{test,d}.*', '!e2e/**', '!testing/**', '!node_modules/**', '!dist/**'])
}

function folderOf(file: string): string {
  return file.startsWith('blog/view/') ? 'blog/view' : (file.split('/')[0] ?? '')
}
