import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProcess } from '../testing/sampleProcess'
import { sampleFolder } from '../testing/sampleServer'
import { getBlog } from './blog'
import { loadBlog } from './loadBlog'
import { watchBlog } from './watchBlog'

const [category = expect.fail('The blog has no category.')] = getBlog().map(({ slug }) => slug)
const frontMatter = '---\ntitle: A new post\ndescription: d\ndate: 2026-03-14\nimage: erp\nalt: a\nkeywords: k\n---\n'

/**
 * Writes a post, each time with a space more: what is there at the first look counts as known, so the first change is made
 * again until it is seen.
 */
function writer(path: string, text: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  let spaces = ''
  return () => {
    spaces += ' '
    writeFileSync(path, `${frontMatter}${text}${spaces}`)
  }
}

describe('a watched blog', () => {
  let folder: string
  let post: string
  /** The blog as it is served. */
  let blog: ReturnType<typeof loadBlog>['categories']
  let lines: string[]
  let endWatch: () => void
  /** Reads what has changed, as the server does: with a mistake in it, the blog stays as it was. */
  const read = () => {
    const { categories, problems } = loadBlog(folder)
    if (problems.length === 0) blog = categories
    return problems
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'watched-'))
    post = join(folder, 'practice/new-post/index.md')
    mkdirSync(join(folder, 'practice'))
    writeFileSync(join(folder, 'practice/index.md'), '---\nname: Practice\ndescription: d\nimage: erp\nalt: a\n---\n')
    lines = []
    read()
    endWatch = watchBlog({ folder, intervalMs: 5, read, log: (line) => lines.push(line) })
  })
  afterEach(() => {
    endWatch()
    rmSync(folder, { recursive: true })
  })

  const content = () => blog.flatMap(({ posts }) => posts).map(({ texts }) => texts.get('en')?.html)
  async function publish(text: string) {
    const write = writer(post, text)
    await expect
      .poll(() => {
        write()
        return content()
      })
      .toEqual([`<p>${text}</p>`])
  }

  it('gets a post, its change, and is without it once it is gone', async () => {
    expect(content()).toEqual([])
    await publish('One')
    writeFileSync(post, `${frontMatter}Two`)
    await expect.poll(content).toEqual(['<p>Two</p>'])
    rmSync(dirname(post), { recursive: true })
    await expect.poll(content).toEqual([])
    expect(new Set(lines)).toEqual(new Set(['The blog has changed.']))
  })

  it('stays as it was while there is a mistake in it, which is said with its place', async () => {
    await publish('One')
    writeFileSync(post, '---\ntitle: A new post\n---\nThree')
    await expect.poll(() => lines.join('\n')).toContain('The blog is unchanged')
    expect(lines.join('\n')).toContain('practice/new-post/index.md:1:1 description')
    expect(content()).toEqual(['<p>One</p>'])
    writeFileSync(post, `${frontMatter}Three`)
    await expect.poll(content).toEqual(['<p>Three</p>'])
  })

  it('survives a file that is gone before it is read', async () => {
    await publish('One')
    rmSync(post)
    symlinkSync('nowhere', post)
    await expect.poll(() => lines.join('\n')).toContain('ENOENT')
    rmSync(post)
    writeFileSync(post, `${frontMatter}Four`)
    await expect.poll(content).toEqual(['<p>Four</p>'])
  })
})

it('a running server answers with a new post, at its next version with another, and ends by SIGTERM as if nothing had happened', async () => {
  const folder = sampleFolder()
  rmSync(join(folder.path, 'content'))
  cpSync('content', join(folder.path, 'content'), { recursive: true })
  const server = await startProcess({ DATABASE_URL: folder.databaseUrl }, folder.path)
  try {
    const ask = (headers: Record<string, string> = {}) => fetch(`${server.address}/backend/blog.php?slug=new-post`, { headers })
    expect((await ask()).status).toBe(404)
    const post = join(folder.path, 'content/blog', category, 'new-post/index.md')
    const write = writer(post, 'One')
    await expect
      .poll(async () => {
        write()
        return (await ask()).status
      })
      .toBe(200)
    const first = await ask()
    expect((await first.json()).content).toBe('<p>One</p>')
    const etag = first.headers.get('ETag') ?? ''
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304)
    writeFileSync(post, `${frontMatter}Two`)
    await expect.poll(async () => (await ask({ 'If-None-Match': etag })).status).toBe(200)
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  } finally {
    await server.end('SIGKILL')
    folder.remove()
  }
})
