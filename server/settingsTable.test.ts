import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Set by Node's users for Node, by systemd, and by a build for its own workers. */
const notOurs = ['NODE_ENV', 'LISTEN_PID', 'LISTEN_FDS', 'BLOG_SNAPSHOT']

function namesIn(folders: string[]): Set<string> {
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'))
  // Read by name, or a line of a schema of the environment.
  const names = code.flatMap((text) => [
    ...text.matchAll(/\b(?<!meta\.)env(?:ironment)?\.([A-Z][A-Z\d_]+)|^ {2}([A-Z]+(?:_[A-Z]+)*): ?(?:z$|z\.|[a-z]\w+\b)/gm),
  ])
  return new Set(names.map(([, read, checked]) => read ?? checked ?? '').filter((name) => !notOurs.includes(name)))
}

const [, section = ''] = readFileSync('README.md', 'utf8').split('\n## Settings\n')
const rows = section.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? []
const described = new Set(rows.flatMap((row) => [...row.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`(?=[ ,:|])/g)].map(([, name = '']) => name)))

it('describes every setting that the site, its build and its server read', () => {
  const folders = ['admin', 'blog', 'check', 'collections', 'components', 'i18n', 'pages', 'renderer', 'seo', 'server']
  expect([...namesIn(folders)].filter((name) => !described.has(name))).toEqual([])
})

it('describes no setting that nobody reads', () => {
  const known = namesIn(['admin', 'blog', 'renderer', 'seo', 'server', 'testing'])
  expect([...described].filter((name) => !known.has(name))).toEqual([])
})
