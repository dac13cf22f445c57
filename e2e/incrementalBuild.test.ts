import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { locales } from '../i18n/languages'
import { copyProject, type ProjectCopy } from './support/copyProject'

/**
 * Proves that a page which an incremental build leaves alone is never stale: after each kind of change, the site is byte
 * by byte what a build from nothing makes of it.
 */
let copy: ProjectCopy
const post = 'content/blog/applied-ai/outlier-or-news'

beforeAll(async () => {
  copy = copyProject()
  write(`${post}/index.md`, `${read(`${post}/index.md`)}\n\n![A picture](/picture.svg)\n`)
  write('public/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>')
  await photograph('#c40')
  copy.edit('content/projects.json', '"image": "exam-prep"', '"image": "office.jpg"')
  for (const locale of locales) copy.edit(`locales/${locale}/art.json`, '{', `{ "office": "Office (${locale})",`)
  await copy.build()
})
afterAll(() => copy.remove())
// Two builds each; other tests may be building at the same time.
vi.setConfig({ testTimeout: 300_000 })

interface Change {
  change?: () => unknown
  settings?: Record<string, string>
  /** Pages that have to be rendered, at least and at most. */
  rendered: [least: number, most: number]
  /** Whether code has changed, so that everything is built anew. */
  isCode?: boolean
}

const all = 204
const changes: Record<string, Change> = {
  nothing: { rendered: [0, 0] },
  'the text of a post': { change: () => copy.edit(`${post}/index.md`, 'On a quiet Tuesday', 'On a loud Tuesday'), rendered: [1, 3] },
  'the title of a post, which others and lists show': {
    change: () => copy.edit(`${post}/index.md`, 'title: Outlier or news in TV audience data', 'title: Outlier or just news in TV audience data'),
    rendered: [3, 20],
  },
  'a translation, which alternates name': { change: () => rmSync(join(copy.folder, `${post}/index.de.md`)), rendered: [3, 20] },
  'a post that has gone': { change: () => rmSync(join(copy.folder, post), { recursive: true }), rendered: [6, 40] },
  'a category, whose address the page of unknown ones knows': {
    change: () => {
      cpSync(join(copy.folder, 'content/blog/working-together/index.md'), make('content/blog/new-category/index.md'))
      copy.edit('content/blog/new-category/index.md', 'description: ', 'description: Newly ')
    },
    rendered: [9, 40],
  },
  'a word in one language': { change: () => copy.edit('locales/de/layout.json', '"rights": "', '"rights": "(neu) '), rendered: [68, 69] },
  'a fact that all languages show': { change: () => copy.edit('content/company.json', '+91 20 0000 0000', '+91 20 0000 0001'), rendered: [all, all] },
  'an entry of a collection': { change: () => copy.edit('content/statistics.json', '100', '101'), rendered: [3, all] },
  'every word of the language that others fall back to': { change: () => addToWords('en'), rendered: [68, all] },
  'every word of another language': { change: () => addToWords('ja'), rendered: [68, 69] },
  'the order of every collection': { change: reverseCollections, rendered: [all, all] },
  'the size of a picture in a post': {
    change: () => {
      copy.edit('content/blog/applied-ai/agent-permissions-and-audit-logs/index.md', '\n## ', '\n![A picture](/picture.svg)\n\n## ')
      copy.edit('public/picture.svg', 'height="20"', 'height="30"')
    },
    rendered: [1, 6],
  },
  'only the size of that picture': { change: () => copy.edit('public/picture.svg', 'height="30"', 'height="40"'), rendered: [1, 6] },
  'a file that is published as it is': { change: () => write('public/proof-of-ownership.txt', 'x'), rendered: [0, 0] },
  'a page and a picture, by hand, where they are published': {
    change: () => {
      copy.edit('dist/client/services.html', '</main>', '<p>By hand</p></main>')
      write('dist/client/art/erp.svg', '<svg/>')
    },
    rendered: [1, 1],
  },
  'where the site is published': { settings: { SITE_URL: 'https://www.else.test' }, rendered: [all, all] },
  'a setting that only a package reads': { settings: { SC_ATTR: 'data-other' }, rendered: [all, all] },
  'the year': { settings: { NODE_OPTIONS: `--import=data:text/javascript,Date.prototype.getFullYear=()=>2099` }, rendered: [all, all] },
  'the bytes of a photograph': {
    change: () => photograph('#04c'),
    rendered: [all, all],
    isCode: true,
  },
  'code that renders': { change: () => copy.edit('components/layout/Footer.tsx', '©', '(c)'), rendered: [all, all], isCode: true },
  'code of the browser': {
    change: () => copy.edit('renderer/+client.ts', 'correctYear(document)', "correctYear(document)\ndocument.title += ''"),
    rendered: [all, all],
    isCode: true,
  },
}

describe('after a change of', () => {
  it.each(Object.entries(changes))('%s', async (_, { change, settings = {}, rendered: [least, most], isCode }) => {
    // What the site was before decides, too: since when its pages are as they are.
    const dates = read('dist/client/lastmod.json')
    await change?.()
    const said = await build(settings)
    const incremental = readSite()
    const rendered = Number(/(\d+) of them rendered/.exec(said)?.[1])
    expect(rendered).toBeGreaterThanOrEqual(least)
    expect(rendered).toBeLessThanOrEqual(most)
    for (const kept of isCode ? ['dist', '.cache/bundle', '.cache/markdown'] : ['dist', '.cache/markdown'])
      rmSync(join(copy.folder, kept), { recursive: true, force: true })
    write('dist/client/lastmod.json', dates)
    await build(settings)
    expect(differences(readSite(), incremental)).toEqual([])
  })
})

it('makes again what somebody has removed from the published site', async () => {
  const before = readSite()
  for (const file of ['de/services.html', 'services.html.br', 'assets/entries', 'favicon.svg'])
    rmSync(join(copy.folder, 'dist/client', file), { recursive: true })
  await copy.build()
  expect(differences(before, readSite())).toEqual([])
})

it('publishes nothing while there is a mistake in the content, and says what it is', async () => {
  const before = readSite()
  copy.edit('content/projects.json', '"category": "education"', '"category": "sports"')
  copy.edit('locales/en/layout.json', '"rights": "', '"rights": "(new) ')
  await expect(copy.build()).rejects.toThrow(/content\/projects\.json:\d+:\d+/)
  expect(differences(before, readSite())).toEqual([])
  copy.edit('content/projects.json', '"category": "sports"', '"category": "education"')
  await copy.build()
  expect(read('dist/client/about.html')).toContain('(new) ')
})

it('publishes nothing while a page cannot be rendered, and says which', async () => {
  const before = readSite()
  const component = read('pages/about/+Page.tsx')
  write('pages/about/+Page.tsx', component.replace('return (', "if (1 + 1 === 2) throw new Error('broken on purpose')\n  return ("))
  await expect(copy.build()).rejects.toThrow(/pages\/about cannot be rendered as about\.html: broken on purpose/)
  expect(differences(before, readSite())).toEqual([])
  write('pages/about/+Page.tsx', component)
})

it('asks a page again for its data where they come from the whole blog, by whatever way', async () => {
  const data = read('pages/imprint/+data.ts')
  const titles = "meta: { ...imprint.meta, keywords: getBlog().flatMap(({ posts }) => posts.map(({ texts }) => texts.get('en')?.title)).join() },"
  write('pages/imprint/+data.ts', `import { getBlog } from '../../content/blog'\n${data.replace('{ ...imprint,', `{ ...imprint, ${titles}`)}`)
  await copy.build()
  const other = 'content/blog/applied-ai/agent-permissions-and-audit-logs/index.md'
  copy.edit(other, 'title: ', 'title: Newly ')
  await copy.build()
  expect(read('dist/client/imprint.html')).toMatch(/<meta name="keywords" content="[^"]*Newly /)
  write('pages/imprint/+data.ts', data)
  copy.edit(other, 'title: Newly ', 'title: ')
})

describe('bundles the code anew', () => {
  const builder = '.cache/bundle/builder'
  const program = () => readdirSync(join(copy.folder, builder)).find((name) => name.endsWith('.mjs')) ?? ''

  it('where the last build was stopped while it did', async () => {
    await copy.build()
    write(`${builder}/${program()}`, 'import {')
    rmSync(join(copy.folder, '.cache/bundle.fingerprint'))
    expect(await copy.build()).toContain('204 pages')
  })

  it('where an earlier version of this project has left a bundle and a state of another kind', async () => {
    const before = readSite()
    rmSync(join(copy.folder, builder, '.vite'), { recursive: true })
    write('.cache/bundle.fingerprint', 'of another version')
    write('dist/work/state.json', '{"pages":{"index.html":{}},"bundle":"","compressed":true}')
    await copy.build()
    expect(differences(before, readSite())).toEqual([])
  })

  it('and says so where it does not build', async () => {
    const before = readSite()
    const component = read('pages/about/+Page.tsx')
    write('pages/about/+Page.tsx', `${component}\nconst =`)
    await expect(copy.build()).rejects.toThrow(/pages\/about\/\+Page\.tsx[\s\S]*The code does not build\.\nNothing was published\./)
    expect(differences(before, readSite())).toEqual([])
    write('pages/about/+Page.tsx', component)
  })
})

/** With `SITE_URL`, but without asking there. */
function build(settings: Record<string, string>): Promise<string> {
  return copy.build(settings, ['--no-share-images', '--offline'])
}

async function photograph(colour: string): Promise<void> {
  const picture = sharp({ create: { width: 1300, height: 700, channels: 3, background: colour } })
  await picture.jpeg().toFile(make('content/images/office.jpg'))
}

function addToWords(locale: string): void {
  const add = (words: unknown): unknown => {
    if (typeof words === 'string') return `${words} +`
    if (Array.isArray(words)) return words.map(add)
    return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, add(value)]))
  }
  for (const name of readdirSync(join(copy.folder, 'locales', locale))) {
    const file = `locales/${locale}/${name}`
    write(file, JSON.stringify(add(JSON.parse(read(file))), null, 2))
  }
}

function reverseCollections(): void {
  for (const name of readdirSync(join(copy.folder, 'content')).filter((file) => file.endsWith('.json'))) {
    const entries = JSON.parse(read(`content/${name}`))
    if (Array.isArray(entries)) write(`content/${name}`, JSON.stringify(entries.reverse(), null, 2))
  }
}

/** Files that only one of them has, or that are not the same byte by byte. (`toEqual` takes half a minute for it.) */
function differences(one: Map<string, Buffer>, other: Map<string, Buffer>): string[] {
  const files = new Set([...one.keys(), ...other.keys()])
  return [...files].filter((file) => !one.get(file)?.equals(other.get(file) ?? Buffer.of()) || !other.has(file))
}

function readSite(): Map<string, Buffer> {
  const root = join(copy.folder, 'dist/client')
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(files.map(({ parentPath, name }) => [join(parentPath, name).slice(root.length + 1), readFileSync(join(parentPath, name))]))
}

function read(file: string): string {
  return readFileSync(join(copy.folder, file), 'utf8')
}

function write(file: string, text: string) {
  writeFileSync(make(file), text)
}

function make(file: string): string {
  const path = join(copy.folder, file)
  mkdirSync(dirname(path), { recursive: true })
  return path
}
