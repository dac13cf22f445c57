import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSettings } from '../renderer/prerender/buildSettings'

/** Not settings of the site: set for Node, by systemd, or by the build for its workers. */
const internalVariables = ['NODE_ENV', 'LISTEN_PID', 'LISTEN_FDS', 'BLOG_SNAPSHOT']

function namesIn(folders: string[]): Set<string> {
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'))
  // Either `env.NAME` in code, or a line of a settings schema.
  const names = code.flatMap((text) => [
    ...text.matchAll(/\b(?<!meta\.)env(?:ironment)?\.([A-Z][A-Z\d_]+)|^ {2}([A-Z]+(?:_[A-Z]+)*): ?(?:z$|z\.|[a-z]\w+\b)/gm),
  ])
  return new Set(names.map(([, read, checked]) => read ?? checked ?? '').filter((name) => !internalVariables.includes(name)))
}

const [, section = ''] = readFileSync('README.md', 'utf8').split('\n## Settings\n')
const rows = section.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? []
const listed = new Set(rows.flatMap((row) => [...row.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`(?=[ ,:|])/g)].map(([, name = '']) => name)))

it('lists every setting of the site, its build and its server', () => {
  const folders = ['admin', 'blog', 'check', 'collections', 'components', 'i18n', 'pages', 'renderer', 'seo', 'server']
  expect([...namesIn(folders)].filter((name) => !listed.has(name))).toEqual([])
})

it('lists no unused setting', () => {
  const used = namesIn(['admin', 'blog', 'renderer', 'seo', 'server', 'testing'])
  expect([...listed].filter((name) => !used.has(name))).toEqual([])
})

it('can pass every setting of the build to the workflow and to the container', () => {
  const ofBuild = [...namesIn(['admin', 'blog', 'pages', 'renderer', 'seo'])]
  expect(ofBuild.toSorted()).toEqual(buildSettings.toSorted())
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8')
  const [, build = ''] = readFileSync('Dockerfile', 'utf8').split(/^FROM /m)
  expect(ofBuild.filter((name) => !workflow.includes(`  ${name}: \${{ vars.${name} }}\n`))).toEqual([])
  expect(ofBuild.filter((name) => !build.includes(`ARG ${name}=`))).toEqual([])
})
