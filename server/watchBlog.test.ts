import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startProcess } from './sampleProcess'
import { type SampleFolder, sampleFolder } from './sampleServer'

const frontMatter = '---\ntitle: A new post\ndescription: d\ndate: 2026-03-14\nimage: erp\nalt: a\nkeywords: k\n---\n'

let folder: SampleFolder
let server: ServerProcess
let post: string

beforeAll(async () => {
  folder = sampleFolder()
  rmSync(join(folder.path, 'content'))
  cpSync('content', join(folder.path, 'content'), { recursive: true })
  post = join(folder.path, 'content/blog/applied-ai/new-post')
  server = await startProcess({}, folder.path)
})
afterAll(async () => {
  await server.end('SIGTERM')
  folder.remove()
})

const ask = (headers: Record<string, string> = {}) => fetch(`${server.address}/backend/blog.php?slug=new-post`, { headers })

describe('while the server runs, a post', () => {
  it('appears, changes with its file, survives a mistake, and goes', async () => {
    expect((await ask()).status).toBe(404)
    mkdirSync(post)
    writeFileSync(join(post, 'index.md'), `${frontMatter}One`)
    await expect.poll(async () => (await ask()).status).toBe(200)
    const first = await ask()
    expect((await first.json()).content).toBe('<p>One</p>')
    const etag = first.headers.get('ETag') ?? ''
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304)

    writeFileSync(join(post, 'index.md'), `${frontMatter}Two`)
    await expect.poll(async () => (await ask({ 'If-None-Match': etag })).status).toBe(200)

    writeFileSync(join(post, 'index.md'), '---\ntitle: A new post\n---\nThree')
    await expect.poll(server.output).toContain('The blog stays as it was')
    expect(server.output()).toContain('content/blog/applied-ai/new-post/index.md:1:1 description')
    expect((await (await ask()).json()).content).toBe('<p>Two</p>')

    rmSync(post, { recursive: true })
    await expect.poll(async () => (await ask()).status).toBe(404)
  })

  it('whose file is gone before it is read ends nothing', async () => {
    mkdirSync(post)
    symlinkSync('nowhere', join(post, 'index.md'))
    await expect.poll(server.output).toContain('ENOENT')
    rmSync(join(post, 'index.md'))
    writeFileSync(join(post, 'index.md'), `${frontMatter}Four`)
    await expect.poll(async () => (await ask()).status).toBe(200)
  })
})

it('ends by SIGTERM as if nothing had happened', async () => {
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
})
