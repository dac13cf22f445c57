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
 * Returns a function that writes a post, each time with one more space. The first poll only records the state, so tests repeat their
 * first change until it is detected.
 */
function changingPost(path: string, text: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  let spaces = ''
  return () => {
    spaces += ' '
    writeFileSync(path, `${frontMatter}${text}${spaces}`)
  }
}

describe('a watched blog', () => {
  let content: string
  let folder: string
  let post: string
  /** The served blog. */
  let blog: ReturnType<typeof loadBlog>['categories']
  let lines: string[]
  let endWatch: () => void
  /** Like in the server, the blog is unchanged if there are problems. */
  const read = () => {
    const { categories, problems } = loadBlog(folder)
    if (problems.length === 0) blog = categories
    return problems
  }

  beforeEach(async () => {
    content = mkdtempSync(join(tmpdir(), 'watched-'))
    folder = join(content, 'blog')
    post = join(folder, 'practice/new-post/index.md')
    for (const slug of ['practice', 'trade']) {
      mkdirSync(join(folder, slug), { recursive: true })
      writeFileSync(join(folder, slug, 'index.md'), '---\nname: N\ndescription: d\nimage: erp\nalt: a\n---\n')
    }
    lines = []
    read()
    endWatch = watchBlog({ folder, intervalMs: 5, read, log: (line) => lines.push(line) })
  })
  afterEach(() => {
    endWatch()
    rmSync(content, { recursive: true })
  })

  const texts = () => blog.flatMap(({ posts }) => posts).map(({ texts }) => texts.get('en')?.html)
  async function publish(text: string) {
    const write = changingPost(post, text)
    await expect
      .poll(() => {
        write()
        return texts()
      })
      .toEqual([`<p>${text}</p>`])
  }

  it('is updated when a post is added, changed and removed', async () => {
    expect(texts()).toEqual([])
    await publish('One')
    writeFileSync(post, `${frontMatter}Two`)
    await expect.poll(texts).toEqual(['<p>Two</p>'])
    rmSync(dirname(post), { recursive: true })
    await expect.poll(texts).toEqual([])
    expect(new Set(lines)).toEqual(new Set(['The blog has changed.']))
  })

  it('is updated when the order of its categories changes', async () => {
    expect(blog.map(({ slug }) => slug)).toEqual(['practice', 'trade'])
    let spaces = ''
    await expect
      .poll(() => {
        spaces += ' '
        writeFileSync(join(content, 'blogCategories.json'), `["trade", "practice"]${spaces}`)
        return blog.map(({ slug }) => slug)
      })
      .toEqual(['trade', 'practice'])
  })

  it('is unchanged while a post has problems, which are logged with file and line', async () => {
    await publish('One')
    writeFileSync(post, '---\ntitle: A new post\n---\nThree')
    await expect.poll(() => lines.join('\n')).toContain('The blog is unchanged')
    expect(lines.join('\n')).toContain('practice/new-post/index.md:1:1 description')
    expect(texts()).toEqual(['<p>One</p>'])
    writeFileSync(post, `${frontMatter}Three`)
    await expect.poll(texts).toEqual(['<p>Three</p>'])
  })

  it('ignores a file that disappears before it is read', async () => {
    await publish('One')
    rmSync(post)
    symlinkSync('nowhere', post)
    await expect.poll(() => lines.join('\n')).toContain('ENOENT')
    rmSync(post)
    writeFileSync(post, `${frontMatter}Four`)
    await expect.poll(texts).toEqual(['<p>Four</p>'])
  })
})

it('a running server serves new and changed posts, and still ends by SIGTERM', async () => {
  const folder = sampleFolder()
  rmSync(join(folder.path, 'content'))
  cpSync('content', join(folder.path, 'content'), { recursive: true })
  const server = await startProcess({ DATABASE_URL: folder.databaseUrl }, folder.path)
  try {
    const request = (headers: Record<string, string> = {}) => fetch(`${server.address}/backend/blog.php?slug=new-post`, { headers })
    expect((await request()).status).toBe(404)
    const post = join(folder.path, 'content/blog', category, 'new-post/index.md')
    const write = changingPost(post, 'One')
    await expect
      .poll(async () => {
        write()
        return (await request()).status
      })
      .toBe(200)
    const first = await request()
    expect((await first.json()).content).toBe('<p>One</p>')
    const etag = first.headers.get('ETag') ?? ''
    expect((await request({ 'If-None-Match': etag })).status).toBe(304)
    writeFileSync(post, `${frontMatter}Two`)
    await expect.poll(async () => (await request({ 'If-None-Match': etag })).status).toBe(200)
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  } finally {
    await server.end('SIGKILL')
    folder.remove()
  }
})
