import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBlog } from '../blog/blog'
import { splitAddress } from '../i18n/address'
import { locales } from '../i18n/languages'
import { addressOfFile, fileOfAddress } from '../i18n/pageFile'
import { folders } from '../renderer/prerender/folders'
import { readBuild } from '../scripts/audit/readBuild'
import { compressedCopies } from '../scripts/audit/rules/compressedCopies'
import { runChanged } from '../scripts/changed/runChanged'
import { createSite } from '../server/site'
import { pagesOf, readSite } from '../testing/builtSite'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { listenOnFreePort } from '../testing/freePort'
import { runHere } from '../testing/runHere'
import { first, pathOf, translatedPost } from '../testing/samples'
import { unlinkedPost } from '../testing/unlinkedPost'

/** `npm run changed` in a copy of the project that is edited and built. */
let copy: ProjectCopy
let published: string
/** HTML of the pages before and after the edit, by file. */
let before: Map<string, string>
let after: Map<string, string>
let days: string[]
const project = process.cwd()
const compressed = ['--no-share-images']

const post = translatedPost()
const markdown = `content/blog${pathOf(post)}/index.md`
const [words = '', start = '', word = '', end = ''] = /(?<=\n\n)([A-Z]\w*) (\w+) (\w+)/.exec(readFileSync(markdown, 'utf8')) ?? []
const { slug: otherCategory } = first(getBlog().filter(({ slug }) => slug !== post.category))
const gone = unlinkedPost(otherCategory)
const added = `/${otherCategory}/a-new-post`

beforeAll(() => {
  copy = copyProject({ isBuilt: true })
  for (const note of [folders.changes, folders.previous]) rmSync(join(copy.folder, note), { recursive: true, force: true })
  // Earlier builds of this checkout may have dated pages.
  const dates = join(copy.folder, folders.site, 'lastmod.json')
  writeFileSync(dates, readFileSync(dates, 'utf8').replace(/,"\d{4}-\d\d-\d\d"/g, ''))
  // The command works in the current folder.
  process.chdir(copy.folder)
  published = mkdtempSync(join(tmpdir(), 'published-'))
  // What is asked of it is never asked for compressed.
  cpSync(folders.site, published, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
})
afterAll(() => {
  process.chdir(project)
  copy.remove()
  rmSync(published, { recursive: true })
})

it('fails if there is nothing to compare with', async () => {
  const { status, complaints } = await runHere(() => import('../scripts/changed'))
  expect([status, complaints]).toEqual([1, expect.stringMatching(/no earlier build here to compare with.*--since https/s)])
  await expect(runChanged('no-such-folder')).rejects.toThrow(/no build in no-such-folder/)
  await expect(runChanged('https://')).rejects.toThrow(/is not an address/)
})

describe('after edits of a post and of a word on all German pages, with an added and a removed post', () => {
  let output: string
  beforeAll(async () => {
    before = pagesOf(readSite(copy.folder))
    copy.edit(markdown, words, `${start} unheard ${end}`)
    // In the menu.
    copy.edit('locales/de/careers.json', '"menu": "', '"menu": "(neu) ')
    cpSync(`content/blog${pathOf(gone)}/index.md`, `content/blog${added}/index.md`)
    copy.edit(`content/blog${added}/index.md`, /^description: "?/m, '$&Newly, ')
    copy.edit(`content/blog${added}/index.md`, /^title: "?/m, '$&Newly ')
    rmSync(`content/blog${pathOf(gone)}`, { recursive: true })
    rmSync(`${folders.site}/about.html.br`)
    days = [today()]
    await copy.build({}, compressed)
    days.push(today())
    after = pagesOf(readSite(copy.folder))
    ;({ output } = await runChanged())
  })

  it('lists the change of one page before that of all pages, with the words', () => {
    const german = [...before.keys()].filter((file) => after.has(file) && splitAddress(addressOfFile(file)).locale === 'de')
    const all = [...new Set([...before.keys(), ...after.keys()])]
    expect(output).toMatch(new RegExp(`^${all.filter((file) => before.get(file) !== after.get(file)).length} pages differ from the build of \\d{4}-`, 'm'))
    expect(output).toMatch(new RegExp(`1 page: text\\n  ${pathOf(post)}\\n.*- .*${words}.*\\n.*\\+ .*${start} unheard ${end}`))
    expect(output).toMatch(new RegExp(`${german.length} pages: text\\n  /de  .* and ${german.length - 5} more\\n.*\\n.*\\+ .*\\(neu\\)`))
    expect(output.indexOf('1 page: text')).toBeLessThan(output.indexOf(`${german.length} pages: text`))
  })

  // Tested here, because the builds of `e2e/incrementalBuild.test.ts` are not compressed.
  it('has a current compressed copy of every file: new, kept, and one whose copy was lost', () => {
    expect(compressedCopies.check(readBuild(folders.site))).toEqual([])
  })

  it('shows a page before and after, with changed words marked, and with its files', () => {
    const file = fileURLToPath(/file:\S+/.exec(output)?.[0] ?? '')
    const report = parse(readFileSync(file, 'utf8'))
    expect(report.querySelectorAll('del').map(({ text }) => text)).toContain(word)
    expect(report.querySelectorAll('ins').map(({ text }) => text)).toContain('unheard')
    const frames = report.querySelectorAll('iframe').map((frame) => join(file, '..', frame.getAttribute('src') ?? ''))
    const [earlier, later] = [words, `${start} unheard ${end}`].map((text) => frames.find((frame) => readFileSync(frame, 'utf8').includes(text)))
    for (const shown of [earlier, later]) {
      const pictures = parse(readFileSync(shown ?? '', 'utf8')).querySelectorAll('img[src]')
      expect(pictures.length).toBeGreaterThan(0)
      expect(pictures.filter((picture) => !existsSync(join(shown ?? '', '..', picture.getAttribute('src') ?? ''))).map(String)).toEqual([])
    }
  })

  it('still lists the changes after a build without changes', async () => {
    await copy.build({}, compressed)
    expect(withoutReport((await runChanged()).output)).toBe(withoutReport(output))
  })

  it('lists added and removed pages, also compared with another folder', async () => {
    for (const printed of [output, (await runChanged(published)).output]) {
      expect(printed).toMatch(new RegExp(`${locales.length} pages: removed\\n.*${pathOf(gone)}`))
      expect(printed).toMatch(new RegExp(`${locales.length} pages: new\\n.*${added}`))
    }
  })

  it('updates dates in the sitemap only of pages whose main content has changed', () => {
    const dated = sitemap().flatMap(({ path, date }) => (date ? [path] : []))
    const differing = sitemap().flatMap(({ path }) => (main(before, path) === main(after, path) ? [] : [path]))
    expect(dated).toEqual(differing)
    expect(dated).toContain(pathOf(post))
    expect(dated.length).toBeLessThan(sitemap().length / 2)
    expect(days).toEqual(expect.arrayContaining(sitemap().flatMap(({ date }) => date ?? [])))
  })
})

describe('against the published site', () => {
  let server: Server
  beforeAll(() => {
    server = serve({ fetch: createSite(published).fetch, port: 0 }) as Server
    // A build keeps this process busy for longer than the five seconds after which connections are closed, and the next request would
    // still use one.
    server.keepAliveTimeout = 0
  })
  afterAll(() => server.close())
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`

  it('lists what a deployment will change, and fetches only these pages', async () => {
    const { output } = await runChanged(`${origin()}/`)
    expect(output).toMatch(new RegExp(`1 page: text\\n  ${pathOf(post)}\\n.*- .*${words}`))
    expect(output).not.toContain('/de/services')
  })

  it('takes dates of unchanged pages from it, whatever was built before', async () => {
    const dates = () => sitemap().map(({ path, date }) => `${path} ${date !== undefined}`)
    const asBefore = dates()
    rmSync('dist', { recursive: true })
    await copy.build({ SITE_URL: origin() })
    expect(dates()).toEqual(asBefore)
  })

  it('fails if it does not answer, or has no fingerprints', async () => {
    const empty = createServer((_, response) => response.writeHead(404).end())
    const address = `http://localhost:${await listenOnFreePort(empty)}`
    await expect(runChanged(address)).rejects.toThrow(`${address} was published by another version`)
    await new Promise((resolve) => empty.close(resolve))
    await expect(runChanged(address)).rejects.toThrow(`${address}/lastmod.json cannot be read`)
  })
})

function sitemap(): { path: string; date: string | undefined }[] {
  const entries = readFileSync(`${folders.site}/sitemap.xml`, 'utf8').matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)
  return [...entries].map(([, path = '', date]) => ({ path: path || '/', date }))
}

/** The visible text of the main part of a page. */
function main(pages: Map<string, string>, path: string): string {
  const html = parse(pages.get(fileOfAddress(path)) ?? '')
  return [html.querySelector('title')?.text, html.querySelector('main')?.text].join('\n')
}

function withoutReport(output: string): string {
  return output.replace(/file:\S+/, '')
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
