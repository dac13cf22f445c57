import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askBackend } from '../../blog/askBackend'
import { snapshotVariable } from '../../blog/blogSnapshot'
import { blogPost, categoryList } from '../../blog/contract'
import { type SampleBackend, startBackend } from '../../testing/sampleBackend'
import { prepareBlog } from './prepareBlog'

let folder: string
let file: string
let backend: SampleBackend

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'))
  file = join(folder, 'data', 'blog.json')
  backend = await startBackend()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await backend.close()
  rmSync(folder, { recursive: true })
})

const prepare = (isOffline = false, address = backend.address) => prepareBlog({ backend: address, file, isOffline })

describe('prepareBlog', () => {
  it('takes a snapshot with everything that pages need', async () => {
    await prepare()
    vi.stubEnv('BACKEND_URL', backend.address)
    vi.stubEnv(snapshotVariable, file)
    backend.behaviour = 'failing'
    expect((await askBackend('/blogs-category.php', categoryList, 'ja'))?.body).toMatchObject([{ slug: 'news', name: 'News' }])
    const post = await askBackend('/blog.php?slug=second-post', blogPost, 'de')
    expect([post?.body.title, post?.language]).toEqual(['About second-post', 'en'])
    expect(await askBackend('/blog.php?slug=nope', blogPost, 'de')).toBeUndefined()
  })

  it.each(['failing', 'page', 'nonsense', 'half', 'empty', 'bare'] as const)('rejects a backend that is %s with one error and a remedy', async (behaviour) => {
    backend.behaviour = behaviour
    await expect(prepare()).rejects.toThrow(/\n.*Check that BACKEND_URL is right/)
    backend.behaviour = 'well'
    const { taken } = await prepare()
    backend.behaviour = behaviour
    await expect(prepare()).rejects.toThrow(/\n.*npm run build -- --offline/)
    expect((await prepare(true)).taken).toBe(taken)
  })

  it('sends no request when offline', async () => {
    await prepare()
    const { address } = backend
    await backend.close()
    expect((await prepare(true, address)).backend).toBe(address)
    backend = await startBackend()
  })

  it('rejects a missing snapshot, or one of another backend', async () => {
    await expect(prepare(true)).rejects.toThrow('Build once without --offline')
    await prepare()
    await expect(prepare(true, 'https://other.test')).rejects.toThrow(/is of http:\/\/127.* but BACKEND_URL is https:\/\/other\.test/)
  })

  it('keeps the last snapshot if a new one fails', async () => {
    await prepare()
    const before = readFileSync(file, 'utf8')
    backend.behaviour = 'nonsense'
    await prepare().catch(() => {})
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it('rejects slugs that cannot be addresses, or are those of two posts', async () => {
    await prepare()
    const kept = readFileSync(file, 'utf8')
    for (const [slug, reason] of [
      ['../../etc', 'cannot be an address'],
      ['services', 'is the address of the page pages/services'],
      ['Services', 'is the address of the page pages/services'],
      ['ja', 'is the address of a language'],
    ] as const) {
      backend.category = slug
      await expect(prepare()).rejects.toThrow(reason)
    }
    backend.category = 'news'
    backend.behaviour = 'twice'
    await expect(prepare()).rejects.toThrow('two entries with the slug “first-post”')
    expect(readFileSync(file, 'utf8')).toBe(kept)
    writeFileSync(file, '{}')
    await expect(prepare(true)).rejects.toThrow(/backend/)
  })
})
