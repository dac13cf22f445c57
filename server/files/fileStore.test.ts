import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFileStore } from './fileStore'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'))
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(root, { recursive: true })
})

function write(name: string, size: number) {
  writeFileSync(join(root, name), Buffer.alloc(size, name))
}

/** Longer than files are cached without a check. */
function expireCache() {
  vi.advanceTimersByTime(2000)
}

/** As a new build does while a request is answered. */
function removeJustBefore(call: 'realpath' | 'readFile', names: string[]) {
  const original = promises[call] as (path: unknown) => Promise<never>
  vi.spyOn(promises, call).mockImplementation((path: unknown) => {
    for (const file of names.map((name) => join(root, name))) if (path === file) rmSync(file, { force: true })
    return original(path)
  })
  syncBuiltinESMExports()
}

describe('createFileStore', () => {
  it('follows no symbolic link out of the folder, but the folder may be one', async () => {
    write('a', 3)
    symlinkSync('/etc/hosts', join(root, 'hosts'))
    symlinkSync('/etc', join(root, 'etc'))
    const current = `${root}-current`
    symlinkSync(root, current)
    const find = createFileStore(current)
    expect(await Promise.all([find('/hosts'), find('/etc/hosts')])).toEqual([undefined, undefined])
    expect((await find('/a'))?.plain.size).toBe(3)
    rmSync(current)
  })

  it('notices a new build although the clock has been set back', async () => {
    write('a', 3)
    const find = createFileStore(root)
    await find('/a')
    write('a', 4)
    vi.setSystemTime(Date.now() - 86_400_000)
    expireCache()
    expect((await find('/a'))?.plain.size).toBe(4)
  })

  it('reads a file once for concurrent requests', async () => {
    write('a', 300)
    const find = createFileStore(root)
    const found = await Promise.all(Array.from({ length: 50 }, () => find('/a')))
    expect(new Set(found).size).toBe(1)
    expireCache()
    expect(await find('/a')).toBe(found[0])
  })

  it('evicts the least recently used file when the cache is full', async () => {
    for (const name of ['a', 'b', 'c']) write(name, 400)
    const find = createFileStore(root, { maxCachedBytes: 1000 })
    const a = await find('/a')
    const b = await find('/b')
    expireCache()
    await find('/a')
    await find('/c')
    expireCache()
    expect(await find('/a')).toBe(a)
    expect(await find('/b')).not.toBe(b)
  })

  it('frees space when a file gets smaller', async () => {
    write('a', 900)
    const find = createFileStore(root, { maxCachedBytes: 1000 })
    await find('/a')
    write('a', 100)
    expireCache()
    const smaller = await find('/a')
    write('b', 800)
    await find('/b')
    expireCache()
    expect(await find('/a')).toBe(smaller)
  })

  it('serves a file larger than the cache without caching it', async () => {
    write('a', 400)
    write('large', 2000)
    const find = createFileStore(root, { maxCachedBytes: 1000 })
    const a = await find('/a')
    expect((await find('/large'))?.plain).toMatchObject({ size: 2000, body: undefined })
    expireCache()
    expect(await find('/a')).toBe(a)
  })

  it('notices at once a new version of a file that is not in memory, as it would be sent with the size of the former one', async () => {
    write('large', 2000)
    const find = createFileStore(root, { maxCachedBytes: 1000 })
    await find('/large')
    write('large', 1500)
    expect((await find('/large'))?.plain.size).toBe(1500)
  })

  it('uses a compressed copy that is added later', async () => {
    write('page.html', 400)
    const find = createFileStore(root)
    expect((await find('/page.html'))?.compressed).toEqual([])
    write('page.html.br', 100)
    expireCache()
    expect((await find('/page.html'))?.compressed.map(({ encoding }) => encoding)).toEqual(['br'])
  })

  it.each(['realpath', 'readFile'] as const)('finds no file that is removed just before its %s, and the others without it', async (call) => {
    write('old.html', 400)
    write('page.html', 400)
    write('page.html.br', 100)
    removeJustBefore(call, ['old.html', 'page.html.br'])
    const find = createFileStore(root)
    expect(await find('/old.html')).toBeUndefined()
    expect(await find('/page.html')).toMatchObject({ plain: { size: 400 }, compressed: [] })
  })
})
