import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import GithubSlugger from 'github-slugger'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { readGuide } from '../testing/readGuide'

/** Commands, flags, files, links and quoted messages in README and guides exist. `e2e/guides.test.ts` tries their instructions. */
const pages = globSync(['README.md', 'docs/*.md', 'docs/{editing,adopting}/*.md'])
const texts = new Map(pages.map((page) => [page, readFileSync(page, 'utf8')]))
const { scripts, allowScripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'allowScripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>

it.each(pages)('%s: commands and their flags exist', (page) => {
  const commands = [...(texts.get(page) ?? '').matchAll(/npm run ([\w-]+)((?: -- [^`\n|&#]*)?)/g)]
  for (const [command, name = '', options = ''] of commands) {
    expect([command, name in scripts]).toEqual([command, true])
    for (const [flag, option = ''] of options.matchAll(/--(?:no-)?([a-z][\w-]*)/g)) expect([flag, sourceOf(name).includes(option)]).toEqual([flag, true])
  }
})

it.each(pages)('%s: targets of links exist', (page) => {
  // Code is an example.
  const text = (texts.get(page) ?? '').replace(/`[^`\n]+`/g, '')
  for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    const [path = '', anchor] = link.split('#')
    if (/^(https?:|mailto:|\/)/.test(link) || link === '…') continue
    const file = path === '' ? page : normalize(join(dirname(page), path))
    expect([link, existsSync(file)]).toEqual([link, true])
    if (anchor) expect([link, anchorsOf(file).includes(anchor)]).toEqual([link, true])
  }
})

it.each(pages)('%s: named files exist', (page) => {
  const created = new Set(pages.flatMap((each) => readGuide(each).flatMap(({ block }) => block?.file ?? [])))
  const folders = globSync('*', { onlyDirectories: true, expandDirectories: false }).map((folder) => folder.replace(/\/$/, ''))
  const named = [...(texts.get(page) ?? '').matchAll(/`([\w@.+-]+(?:\/[\w@.+-]+)+\/?)`/g)].map(([, path = '']) => path)
  const ours = named.filter((path) => folders.includes(path.split('/')[0] ?? '') && !/^(dist|data|node_modules)\//.test(path))
  expect(ours.filter((path) => !existsSync(path) && !created.has(path) && !examples.includes(path))).toEqual([])
})

/** Files that exist only once somebody has created them. */
const examples = ['content/images', 'locales/fr', 'content/images/', 'locales/fr.sources.txt', 'locales/fr.words.txt']

it('each package that would run a script on being installed is decided upon, so that `npm ci` asks no newcomer', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { hasInstallScript?: true }> }
  const withScript = Object.entries(packages).flatMap(([folder, { hasInstallScript }]) => (hasInstallScript ? folder.split('node_modules/').at(-1) : []))
  expect(withScript.toSorted()).toEqual(Object.keys(allowScripts).toSorted())
})

it('README.md says why each dependency is there, and names no other', () => {
  const [, section = ''] = texts.get('README.md')?.split('\n## Dependencies') ?? []
  const named = [...section.matchAll(/^\| ([@\w].*?) +\| \S/gm)].flatMap(([, names = '']) => names.replaceAll('\\', '').split(', ')).slice(1)
  const isNamed = (name: string, pattern: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern)
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  expect(installed.filter((name) => !named.some((pattern) => isNamed(name, pattern)))).toEqual([])
  expect(named.filter((pattern) => !installed.some((name) => isNamed(name, pattern)))).toEqual([])
})

it('guides quote the messages of the check', () => {
  const code = globSync(['{admin,blog,check,collections,scripts,seo,art,theme}/**/*.ts'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const rows = [...texts].flatMap(([page, text]) => [...text.matchAll(/^\| `((?:[^`]|``)+)` \|/gm)].map(([, message = '']) => [page, message] as const))
  const guides = rows.filter(([page]) => /^docs\/editing/.test(page))
  expect(guides.length).toBeGreaterThan(30)
  expect(guides.filter(([, message]) => !code.includes(fixedPart(message)))).toEqual([])
})

/** The longest constant part of a message. */
function fixedPart(message: string): string {
  const pieces = message.split(/^not valid JSON: |“[^”]*”|\{\{.*?\}\}|\d+|…|&amp;|\S*\.\w+|^\S+:/).map((piece) => piece.trim())
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
}

function anchorsOf(file: string): string[] {
  const slugger = new GithubSlugger()
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slugger.slug(heading.replace(/[`*]/g, '')))
}

/** The source code of a command. */
function sourceOf(name: string): string {
  const folders =
    name === 'build' ? 'renderer/prerender/*' : name === 'check' ? 'check/checkCommand.ts' : name === 'serve' ? 'server/*' : `scripts/${name}{,/*}.ts`
  return globSync(folders)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}
