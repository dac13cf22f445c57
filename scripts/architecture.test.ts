import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'

const page = readFileSync('docs/architecture.md', 'utf8')
/** The arrows of the diagram, from folder to folder. */
const drawn = [...page.matchAll(/^ {2}(\S+) --> (\S+)$/gm)].map(([, from = '', to = '']) => [from, to] as const)
const folders = new Set(drawn.flat())
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
      .filter((folder) => !folders.has(folder) && folder !== 'pages'),
  ).toEqual([])
})

it('draws no arrow without an import', () => {
  expect(drawn.filter(([from, to]) => !imported.has(`${from} ${to}`))).toEqual([])
})

it('connects the folders of every import by arrows', () => {
  const reaches = (from: string, to: string): boolean => drawn.some(([start, end]) => start === from && (end === to || reaches(end, to)))
  const missing = [...imported].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return !reaches(from, to)
  })
  expect(missing).toEqual([])
})

/** `from to` for every import between two folders, type imports included, tests excluded. */
function importsOfFolders(): Set<string> {
  const pairs = codeFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.\.?\/[^']+)'/g)].map(([, path = '']) => [
      folderOf(file),
      folderOf(normalize(join(dirname(file), path))),
    ]),
  )
  return new Set(pairs.filter(([from, to = '']) => from !== to && folders.has(to)).map((pair) => pair.join(' ')))
}

function codeFiles(): string[] {
  return globSync(['*/**/*.{ts,tsx}', '!**/*.{test,d}.*', '!e2e/**', '!testing/**', '!node_modules/**', '!dist/**'])
}

function folderOf(file: string): string {
  return file.startsWith('blog/view/') ? 'blog/view' : (file.split('/')[0] ?? '')
}
