import { existsSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, describe, expect, it } from 'vitest'
import { type SampleFolder, sampleFolder } from '../../testing/sampleServer'
import { filePath, openDatabase } from './database'

const folders: SampleFolder[] = []
function url() {
  folders.push(sampleFolder())
  return folders.at(-1)?.databaseUrl ?? ''
}
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

function fdTarget(descriptor: string): string {
  try {
    return readlinkSync(join('/proc/self/fd', descriptor))
  } catch {
    return ''
  }
}

describe('openDatabase', () => {
  it('makes folder, file and tables, and keeps what is in them when opened again', async () => {
    const place = url()
    const first = await openDatabase(place)
    await first.write([{ sql: 'INSERT INTO rate_limit_salt VALUES (1, ?)', args: ['x'] }])
    first.close()
    const second = await openDatabase(place)
    expect((await second.read('SELECT salt FROM rate_limit_salt')).rows[0]?.salt).toBe('x')
    expect((await second.read('SELECT count(*) AS migrations FROM migration')).rows[0]?.migrations).toBe(1)
    second.close()
  })

  it('can be opened by several at the same moment', async () => {
    const place = url()
    const databases = await Promise.all(Array.from({ length: 5 }, () => openDatabase(place)))
    expect((await databases[4]?.read('SELECT count(*) AS migrations FROM migration'))?.rows[0]?.migrations).toBe(1)
    for (const database of databases) database.close()
  })

  it('syncs every commit to the disk', async () => {
    const database = await openDatabase(url())
    expect((await database.read('PRAGMA synchronous')).rows[0]?.synchronous).toBe(2)
    expect((await database.read('PRAGMA journal_mode')).rows[0]?.journal_mode).toBe('wal')
    database.close()
  })

  it('writes all or nothing', async () => {
    const database = await openDatabase(url())
    const insert = `INSERT INTO rate_limit VALUES ('a', 1)`
    await expect(database.write([insert, insert])).rejects.toThrow('UNIQUE')
    expect((await database.read('SELECT count(*) AS count FROM rate_limit')).rows[0]?.count).toBe(0)
    database.close()
  })

  it('waits for another process’s write', async () => {
    const place = url()
    const database = await openDatabase(place)
    const other = createClient({ url: place })
    const transaction = await other.transaction('write')
    const write = database.write([`INSERT INTO rate_limit VALUES ('a', 1)`])
    // Longer than the driver itself waits.
    const result = await Promise.race([write, new Promise((resolve) => setTimeout(resolve, 400, 'waiting'))])
    expect(result).toBe('waiting')
    await transaction.commit()
    await write
    expect((await other.execute('SELECT count(*) AS count FROM rate_limit')).rows[0]?.count).toBe(1)
    other.close()
    database.close()
  })

  it.skipIf(!existsSync('/proc/self/fd'))('keeps no file open for each try while another process holds it', async () => {
    const place = url()
    const database = await openDatabase(place)
    const other = createClient({ url: place })
    const transaction = await other.transaction('write')
    const open = () =>
      readdirSync('/proc/self/fd')
        .map((each) => fdTarget(each))
        .filter((target) => target.startsWith(filePath(place))).length
    const before = open()
    const write = database.write([`INSERT INTO rate_limit VALUES ('a', 1)`])
    await new Promise((resolve) => setTimeout(resolve, 400))
    // One that was refused, and a new one, each of three files.
    expect(open() - before).toBeLessThanOrEqual(6)
    await transaction.commit()
    await write
    other.close()
    database.close()
  })

  it('takes the file that is there when the one it opened is removed', async () => {
    const place = url()
    const lines: string[] = []
    const database = await openDatabase(place, (line) => lines.push(line))
    for (const end of ['', '-wal', '-shm']) rmSync(filePath(place) + end)
    await database.write([`INSERT INTO rate_limit VALUES ('a', 1)`])
    const other = createClient({ url: place })
    expect((await other.execute('SELECT client FROM rate_limit')).rows[0]?.client).toBe('a')
    expect(lines).toEqual([expect.stringMatching(/site\.db was removed or replaced/)])
    other.close()
    database.close()
  })

  it('makes files that only their owner reads', async () => {
    const place = url()
    const database = await openDatabase(place)
    for (const end of ['', '-wal', '-shm']) expect(statSync(filePath(place) + end).mode & 0o777).toBe(0o600)
    database.close()
  })

  it('keeps a password out of the error', async () => {
    await expect(openDatabase('http://me:secret@127.0.0.1:1')).rejects.toThrow(/^(?!.*secret).*127\.0\.0\.1:1 cannot be used/s)
  })

  it('refuses tables that are newer than the program', async () => {
    const place = url()
    const database = await openDatabase(place)
    await database.write(['INSERT INTO migration VALUES (99, 1)'])
    database.close()
    await expect(openDatabase(place)).rejects.toThrow('version 99')
  })

  it('says which place cannot be written and what to do', async () => {
    const folder = sampleFolder()
    folders.push(folder)
    writeFileSync(join(folder.path, 'taken'), '')
    await expect(openDatabase(`file:${folder.path}/taken/site.db`)).rejects.toThrow(/taken\/site\.db cannot be used.*\n.*DATABASE_URL=/)
  })

  it('keeps the token of a server out of the error', async () => {
    const failure = await openDatabase('http://127.0.0.1:1?authToken=secret').catch((error: Error) => error.message)
    expect(failure).toContain('http://127.0.0.1:1 cannot be used')
    expect(failure).not.toContain('secret')
  })
})
