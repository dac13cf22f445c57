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
import { tellChanges } from '../scripts/changed/tellChanges'
import { createSite } from '../server/site'
import { pagesOf, readSite } from '../testing/builtSite'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { first, pathOf, translatedPost } from '../testing/samples'
import { unlinkedPost } from '../testing/unlinkedPost'

/** `npm run changed`, over a copy of the project that is edited and built. */
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
  // The command works on the folder that it runs in.
  process.chdir(copy.folder)
  published = mkdtempSync(join(tmpdir(), 'published-'))
  cpSync(folders.site, published, { recursive: true })
})
afterAll(() => {
  process.chdir(project)
  copy.remove()
  rmSync(published, { recursive: true })
})

it('says so where there is nothing to compare with', async () => {
  expect(copy.run('changed')).toMatchObject({ status: 1, complaints: expect.stringMatching(/no earlier build here to compare with.*--since https/s) })
  await expect(tellChanges('no-such-folder')).rejects.toThrow(/no build in no-such-folder/)
  await expect(tellChanges('https://')).rejects.toThrow(/is no address/)
})

describe('after an edit of one post and of a word that all German pages show, with a post that is new and one that is gone', () => {
  let said: string
  beforeAll(async () => {
    before = pagesOf(readSite(copy.folder))
    copy.edit(markdown, words, `${start} unheard ${end}`)
    copy.edit('locales/de/layout.json', '"rights": "', '"rights": "(neu) ')
    cpSync(`content/blog${pathOf(gone)}/index.md`, `content/blog${added}/index.md`)
    copy.edit(`content/blog${added}/index.md`, /^description: "?/m, '$&Newly, ')
    copy.edit(`content/blog${added}/index.md`, /^title: "?/m, '$&Newly ')
    rmSync(`content/blog${pathOf(gone)}`, { recursive: true })
    rmSync(`${folders.site}/about.html.br`)
    days = [today()]
    await copy.build({}, compressed)
    days.push(today())
    after = pagesOf(readSite(copy.folder))
    ;({ said } = await tellChanges())
  })

  it('tells the one change before that of all pages, and the words', () => {
    const german = [...before.keys()].filter((file) => after.has(file) && splitAddress(addressOfFile(file)).locale === 'de')
    const all = [...new Set([...before.keys(), ...after.keys()])]
    expect(said).toMatch(new RegExp(`^${all.filter((file) => before.get(file) !== after.get(file)).length} pages differ from the build of \\d{4}-`, 'm'))
    expect(said).toMatch(new RegExp(`1 page: text\\n  ${pathOf(post)}\\n.*- .*${words}.*\\n.*\\+ .*${start} unheard ${end}`))
    expect(said).toMatch(new RegExp(`${german.length} pages: text\\n  /de  .* and ${german.length - 5} more\\n.*\\n.*\\+ .*\\(neu\\)`))
    expect(said.indexOf('1 page: text')).toBeLessThan(said.indexOf(`${german.length} pages: text`))
  })

  // Here, as the builds of `e2e/incrementalBuild.test.ts` compress nothing.
  it('has every file compressed as it is now, those that are new, those that are kept, and one that had lost its copy', () => {
    expect(compressedCopies.check(readBuild(folders.site))).toEqual([])
  })

  it('shows both states of a page, with the words marked and the files they need', () => {
    const file = fileURLToPath(/file:\S+/.exec(said)?.[0] ?? '')
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

  it('still tells it when a build has made no page since', async () => {
    await copy.build({}, compressed)
    expect(withoutReport((await tellChanges()).said)).toBe(withoutReport(said))
  })

  it('tells pages that are new or gone, against another folder too', async () => {
    for (const told of [said, (await tellChanges(published)).said]) {
      expect(told).toMatch(new RegExp(`${locales.length} pages: gone\\n.*${pathOf(gone)}`))
      expect(told).toMatch(new RegExp(`${locales.length} pages: new\\n.*${added}`))
    }
  })

  it('dates those pages in the sitemap that show something else in their main part, and no other', () => {
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
  })
  afterAll(() => server.close())
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`

  it('tells what a deploy will change, and fetches only that', async () => {
    const { said } = await tellChanges(`${origin()}/`)
    expect(said).toMatch(new RegExp(`1 page: text\\n  ${pathOf(post)}\\n.*- .*${words}`))
    expect(said).not.toContain('/de/services')
  })

  it('dates pages by it, whatever was built here before', async () => {
    const dates = () => sitemap().map(({ path, date }) => `${path} ${date !== undefined}`)
    const asBefore = dates()
    rmSync('dist', { recursive: true })
    await copy.build({ SITE_URL: origin() })
    expect(dates()).toEqual(asBefore)
  })

  it('names it where it does not answer, or has no fingerprints', async () => {
    const empty = createServer((_, response) => response.writeHead(404).end())
    await new Promise<void>((resolve) => empty.listen(0, resolve))
    const address = `http://localhost:${(empty.address() as AddressInfo).port}`
    await expect(tellChanges(address)).rejects.toThrow(`${address} was published by another version`)
    await new Promise((resolve) => empty.close(resolve))
    await expect(tellChanges(address)).rejects.toThrow(`${address}/lastmod.json cannot be read`)
  })
})

function sitemap(): { path: string; date: string | undefined }[] {
  const entries = readFileSync(`${folders.site}/sitemap.xml`, 'utf8').matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)
  return [...entries].map(([, path = '', date]) => ({ path: path || '/', date }))
}

/** What a reader sees of a page besides its surroundings. */
function main(pages: Map<string, string>, path: string): string {
  const html = parse(pages.get(fileOfAddress(path)) ?? '')
  return [html.querySelector('title')?.text, html.querySelector('main')?.text].join('\n')
}

function withoutReport(said: string): string {
  return said.replace(/file:\S+/, '')
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
