import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSite } from '../server/site'
import { copyProject, type ProjectCopy } from './support/copyProject'

/** `npm run changed`, over a copy of the project that is edited and built. */
let copy: ProjectCopy
const post = 'content/blog/applied-ai/outlier-or-news/index.md'
let published: string

beforeAll(async () => {
  copy = copyProject()
  await copy.build()
  published = mkdtempSync(join(tmpdir(), 'published-'))
  cpSync(join(copy.folder, 'dist/client'), published, { recursive: true })
})
afterAll(() => {
  copy.remove()
  rmSync(published, { recursive: true })
})

it('says so where there is nothing to compare with', async () => {
  await expect(changed()).rejects.toThrow(/no earlier build here to compare with.*--since https/s)
  await expect(changed('--since', 'no-such-folder')).rejects.toThrow(/no build in no-such-folder/)
  await expect(changed('--since', 'https://')).rejects.toThrow(/is no address/)
})

describe('after an edit of one post and of a word that all German pages show', () => {
  let said: string
  beforeAll(async () => {
    edit(post, 'On a quiet Tuesday', 'On a loud Tuesday')
    edit('locales/de/layout.json', '"rights": "', '"rights": "(neu) ')
    await copy.build()
    said = await changed()
  })

  it('tells the one change before that of all pages, and the words', () => {
    expect(said).toMatch(/^69 pages differ from the build of \d{4}-/m)
    expect(said).toMatch(/1 page: text\n {2}\/applied-ai\/outlier-or-news\n.*- On a quiet Tuesday.*\n.*\+ On a loud Tuesday/)
    expect(said).toMatch(/68 pages: text\n {2}\/de {2}.* and 63 more\n.*\n.*\+ .*\(neu\)/)
    expect(said.indexOf('1 page: text')).toBeLessThan(said.indexOf('68 pages: text'))
  })

  it('shows both states of a page, with the words marked and the files they need', () => {
    const file = fileURLToPath(/file:\S+/.exec(said)?.[0] ?? '')
    const report = parse(readFileSync(file, 'utf8'))
    expect(report.querySelectorAll('del').map(({ text }) => text)).toContain('quiet')
    expect(report.querySelectorAll('ins').map(({ text }) => text)).toContain('loud')
    const [before, after] = report.querySelectorAll('iframe').map((frame) => join(file, '..', frame.getAttribute('src') ?? ''))
    expect(readFileSync(before ?? '', 'utf8')).toContain('On a quiet Tuesday')
    expect(readFileSync(after ?? '', 'utf8')).toContain('On a loud Tuesday')
    for (const shown of [before, after]) {
      const pictures = parse(readFileSync(shown ?? '', 'utf8')).querySelectorAll('img[src]')
      expect(pictures.length).toBeGreaterThan(0)
      expect(pictures.filter((picture) => !existsSync(join(shown ?? '', '..', picture.getAttribute('src') ?? ''))).map(String)).toEqual([])
    }
  })

  it('still tells it when a build has made no page since', async () => {
    await copy.build()
    expect(await changed()).toMatch(/^69 pages differ/m)
  })

  it('dates those pages in the sitemap that show something else in their main part, and no other', () => {
    const sitemap = readFileSync(join(copy.folder, 'dist/client/sitemap.xml'), 'utf8')
    const dated = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc><lastmod>([^<]*)/g)].map(([, path, date]) => `${path} ${date}`)
    expect(dated).toEqual([`/applied-ai/outlier-or-news ${new Date().toISOString().slice(0, 10)}`])
  })
})

it('tells pages that are new or gone, against another folder too', async () => {
  mkdirSync(join(copy.folder, 'content/blog/applied-ai/a-new-post'))
  cpSync(join(copy.folder, post), join(copy.folder, 'content/blog/applied-ai/a-new-post/index.md'))
  edit('content/blog/applied-ai/a-new-post/index.md', 'title: Outlier or news', 'title: A new post, or news')
  edit('content/blog/applied-ai/a-new-post/index.md', 'description: ', 'description: Newly, ')
  rmSync(join(copy.folder, 'content/blog/working-together', posts('working-together')[0] ?? ''), { recursive: true })
  await copy.build()
  for (const options of [[], ['--since', published]]) {
    const said = await changed(...options)
    expect(said).toMatch(/3 pages: gone\n.*\/working-together\//)
    expect(said).toMatch(/3 pages: new\n.*\/applied-ai\/a-new-post/)
  }
})

describe('against the published site', () => {
  let server: Server
  beforeAll(() => {
    server = serve({ fetch: createSite(published).fetch, port: 0 }) as Server
  })
  afterAll(() => server.close())
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`

  it('tells what a deploy will change, and fetches only that', async () => {
    const said = await changed('--since', `${origin()}/`)
    expect(said).toMatch(/1 page: text\n {2}\/applied-ai\/outlier-or-news\n.*- On a quiet Tuesday/)
    expect(said).not.toContain('/de/services')
  })

  it('dates pages by it, whatever was built here before', async () => {
    rmSync(join(copy.folder, 'dist'), { recursive: true })
    await copy.build({ SITE_URL: origin() })
    const sitemap = readFileSync(join(copy.folder, 'dist/client/sitemap.xml'), 'utf8')
    const dated = [...sitemap.matchAll(/<loc>[^<]*?([^</]*)<\/loc><lastmod>/g)].map(([, slug]) => slug)
    expect(dated).toContain('outlier-or-news')
    expect(dated).toContain('a-new-post')
    expect(dated).not.toContain('services')
  })

  it('names it where it does not answer, or has no fingerprints', async () => {
    const empty = createServer((_, response) => response.writeHead(404).end())
    await new Promise<void>((resolve) => empty.listen(0, resolve))
    const address = `http://localhost:${(empty.address() as AddressInfo).port}`
    await expect(changed('--since', address)).rejects.toThrow(`${address} was published by another version`)
    await new Promise((resolve) => empty.close(resolve))
    await expect(changed('--since', address)).rejects.toThrow(`${address}/lastmod.json cannot be read`)
  })
})

async function changed(...options: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/changed.ts', ...options], { cwd: copy.folder })).stdout
}

function edit(file: string, from: string, to: string) {
  const path = join(copy.folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, text.replace(from, to))
}

function posts(category: string): string[] {
  return readdirSync(join(copy.folder, 'content/blog', category), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}
