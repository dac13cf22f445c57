import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closedPort } from '../../testing/freePort'
import { type SampleFolder, sampleFolder } from '../../testing/sampleServer'
import { explainFailure, filePath, openDatabase } from './database'

const folders: SampleFolder[] = []
function newUrl() {
  folders.push(sampleFolder())
  return folders.at(-1)?.databaseUrl ?? ''
}
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

/** Path of an open file; empty if it was closed meanwhile. */
function descriptorTarget(descriptor: string): string {
  try {
    return readlinkSync(join('/proc/self/fd', descriptor))
  } catch {
    return ''
  }
}

describe('openDatabase', () => {
  it('creates folder, file and tables, and keeps their data when opened again', async () => {
    const url = newUrl()
    const first = await openDatabase(url)
    await first.write([{ sql: 'INSERT INTO rate_limit_salt VALUES (1, ?)', args: ['x'] }])
    first.close()
    const second = await openDatabase(url)
    expect((await second.read('SELECT salt FROM rate_limit_salt')).rows[0]?.salt).toBe('x')
    expect((await second.read('SELECT count(*) AS migrations FROM migration')).rows[0]?.migrations).toBe(1)
    second.close()
  })

  it('can be opened several times concurrently', async () => {
    const url = newUrl()
    const databases = await Promise.all(Array.from({ length: 5 }, () => openDatabase(url)))
    expect((await databases[4]?.read('SELECT count(*) AS migrations FROM migration'))?.rows[0]?.migrations).toBe(1)
    for (const database of databases) database.close()
  })

  it('syncs every commit to disk', async () => {
    const database = await openDatabase(newUrl())
    expect((await database.read('PRAGMA synchronous')).rows[0]?.synchronous).toBe(2)
    expect((await database.read('PRAGMA journal_mode')).rows[0]?.journal_mode).toBe('wal')
    database.close()
  })

  it('writes all statements or none', async () => {
    const database = await openDatabase(newUrl())
    const insert = `INSERT INTO rate_limit VALUES ('a', 1)`
    await expect(database.write([insert, insert])).rejects.toThrow('UNIQUE')
    expect((await database.read('SELECT count(*) AS count FROM rate_limit')).rows[0]?.count).toBe(0)
    database.close()
  })

  it('waits for another process’s write', async () => {
    const url = newUrl()
    const database = await openDatabase(url)
    const other = createClient({ url })
    const transaction = await other.transaction('write')
    const write = database.write([`INSERT INTO rate_limit VALUES ('a', 1)`])
    // Longer than the driver’s own wait.
    const result = await Promise.race([write, setTimeout(400, 'waiting')])
    expect(result).toBe('waiting')
    // It waits some seconds, whatever the clock says.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    await setTimeout(400)
    vi.useRealTimers()
    await transaction.commit()
    await write
    expect((await other.execute('SELECT count(*) AS count FROM rate_limit')).rows[0]?.count).toBe(1)
    other.close()
    database.close()
  })

  it('stores messages while another process reads for long, so that the log cannot be emptied', async () => {
    const url = newUrl()
    const database = await openDatabase(url)
    const other = createClient({ url })
    const reading = await other.transaction('read')
    await reading.execute('SELECT * FROM rate_limit')
    await database.write([`INSERT INTO rate_limit VALUES ('a', 1)`])
    const emptied = database.emptyLog()
    await database.write([`INSERT INTO rate_limit VALUES ('b', 1)`])
    await reading.commit()
    await emptied
    expect(statSync(`${filePath(url)}-wal`).size).toBe(0)
    other.close()
    database.close()
  })

  it.skipIf(!existsSync('/proc/self/fd'))('does not leak open files while retrying', async () => {
    const url = newUrl()
    const database = await openDatabase(url)
    const other = createClient({ url })
    const transaction = await other.transaction('write')
    const open = () =>
      readdirSync('/proc/self/fd')
        .map((each) => descriptorTarget(each))
        .filter((target) => target.startsWith(filePath(url))).length
    const before = open()
    const write = database.write([`INSERT INTO rate_limit VALUES ('a', 1)`])
    await setTimeout(400)
    // The rejected connection and the new one, with three files each.
    expect(open() - before).toBeLessThanOrEqual(6)
    await transaction.commit()
    await write
    other.close()
    database.close()
  })

  it('switches to the new file if the opened one is removed', async () => {
    const url = newUrl()
    const lines: string[] = []
    const database = await openDatabase(url, (line) => lines.push(line))
    for (const end of ['', '-wal', '-shm']) rmSync(filePath(url) + end)
    await database.write([`INSERT INTO rate_limit VALUES ('a', 1)`])
    const other = createClient({ url })
    expect((await other.execute('SELECT client FROM rate_limit')).rows[0]?.client).toBe('a')
    expect(lines).toEqual([expect.stringMatching(/site\.db was removed or replaced/)])
    other.close()
    database.close()
  })

  it.each([['-wal'], ['-wal', '-shm']])('keeps what is only in its log if %s is removed while in use', async (...ends) => {
    const url = newUrl()
    const lines: string[] = []
    const database = await openDatabase(url, (line) => lines.push(line))
    const insert = (client: string) => database.write([`INSERT INTO rate_limit VALUES ('${client}', 1)`])
    await insert('a')
    for (const end of ends) rmSync(filePath(url) + end)
    await insert('b')
    // As after a crash: another machine would see what is on disk.
    const copy = newUrl()
    mkdirSync(dirname(filePath(copy)), { recursive: true })
    for (const end of ['', '-wal']) copyFileSync(filePath(url) + end, filePath(copy) + end)
    const other = createClient({ url: copy })
    expect((await other.execute('SELECT client FROM rate_limit')).rows.map(({ client }) => client)).toEqual(['a', 'b'])
    expect(lines).toEqual([expect.stringMatching(/site\.db-wal was removed/)])
    await insert('c')
    expect([lines.length, (await database.read('SELECT client FROM rate_limit')).rows.length]).toEqual([1, 3])
    other.close()
    database.close()
  })

  it('stores nothing while the disk is not there, neither in a new folder nor on the disk below', async () => {
    const folder = sampleFolder()
    folders.push(folder)
    const [disk, other, mount] = ['disk', 'other', 'mount'].map((name) => join(folder.path, name)) as [string, string, string]
    mkdirSync(disk)
    symlinkSync(disk, mount)
    const database = await openDatabase(`file:${mount}/site.db`)
    const write = () => database.write([`INSERT OR REPLACE INTO rate_limit VALUES ('a', 1)`])
    await write()
    rmSync(mount)
    await expect(write()).rejects.toThrow('the disk of the database is not there')
    expect(await database.findFault()).toBe('cannot be opened')
    // Another disk, where there is one.
    const memory = existsSync('/dev/shm') && statSync('/dev/shm').dev !== statSync(folder.path).dev ? mkdtempSync('/dev/shm/disk-') : undefined
    symlinkSync(memory ?? other, mount)
    if (memory) {
      await expect(write()).rejects.toThrow('the disk of the database is not there')
      expect(readdirSync(memory)).toEqual([])
      rmSync(memory, { recursive: true })
    }
    rmSync(mount)
    symlinkSync(disk, mount)
    await write()
    expect(await database.findFault()).toBeUndefined()
    database.close()
  })

  it('creates files that only their owner can read', async () => {
    const url = newUrl()
    const database = await openDatabase(url)
    for (const end of ['', '-wal', '-shm']) expect(statSync(filePath(url) + end).mode & 0o777).toBe(0o600)
    database.close()
  })

  it.each(['http://me:secret@127.0.0.1:1', 'http://127.0.0.1:1?authToken=secret'])('does not reveal the secret of %s in an error', async (url) => {
    await expect(openDatabase(url)).rejects.toThrow(/^(?!.*secret).*http:\/\/127\.0\.0\.1:1 cannot be used/s)
  })

  it('rejects a database newer than the program', async () => {
    const url = newUrl()
    const database = await openDatabase(url)
    await database.write(['INSERT INTO migration VALUES (99, 1)'])
    database.close()
    await expect(openDatabase(url)).rejects.toThrow(/version 99.*\nStart a newer one\.$/)
  })

  it('explains which path cannot be written and the remedy', async () => {
    const folder = sampleFolder()
    folders.push(folder)
    writeFileSync(join(folder.path, 'taken'), '')
    await expect(openDatabase(`file:${folder.path}/taken/site.db`)).rejects.toThrow(/taken\/site\.db cannot be used.*\n.*DATABASE_URL=/)
    await expect(openDatabase(`file:${folder.path}`)).rejects.toThrow(/\nThat is a folder\. Name a file in it/)
  })

  it.skipIf(!existsSync('/sys'))('calls no disk full on which nothing may be written', async () => {
    // In some containers it is a read-only disk.
    await expect(openDatabase('file:/sys/site.db')).rejects.toThrow(/\n(Make that file and its folder writable|Its disk is read-only)/)
  })

  it('says how to read what is on a read-only disk', () => {
    const error = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' })
    expect(explainFailure('file:/old/site.db', error).message).toMatch(/copy it, with its -wal file.*DATABASE_URL=\S+ npm run messages/)
  })

  // Node's own creation of several folders at once never ends there.
  it.skipIf(!existsSync('/proc/self'))('says so where no folder can be created', async () => {
    for (const path of ['/proc/site.db', '/proc/nothing/here/site.db']) {
      await expect(openDatabase(`file:${path}`)).rejects.toThrow(/cannot be used: ENOENT.*\nMake that file and its folder writable/)
    }
  })

  it.skipIf(!existsSync('/dev/null'))('takes no device for a file, which would keep nothing', async () => {
    await expect(openDatabase('file:/dev/null')).rejects.toThrow(/\nThat is no file\. Name one: DATABASE_URL=/)
  })

  it('names the remedy for a file that is no database, and for a server that is not there', async () => {
    const folder = sampleFolder()
    folders.push(folder)
    const broken = Buffer.alloc(8192, 'x')
    broken.write('SQLite format 3\0')
    writeFileSync(join(folder.path, 'site.db'), broken)
    await expect(openDatabase(`file:${folder.path}/site.db`)).rejects.toThrow(/\nReplace it by a backup/)
    await expect(openDatabase(`http://127.0.0.1:${closedPort}`)).rejects.toThrow(/ECONNREFUSED.*\nCheck the address in DATABASE_URL/)
  })

  it('leaves alone a file of somebody else, and does not tell to replace it', async () => {
    const folder = sampleFolder()
    folders.push(folder)
    const [letter, songs] = [join(folder.path, 'letter.txt'), join(folder.path, 'songs.db')]
    writeFileSync(letter, 'Dear Ada, '.repeat(1000))
    const other = createClient({ url: `file:${songs}` })
    await other.execute('CREATE TABLE song (title TEXT)')
    other.close()
    const before = [letter, songs].map((path) => readFileSync(path, 'latin1'))
    await expect(openDatabase(`file:${letter}`)).rejects.toThrow(
      /\nIf it is another file of yours, leave it as it is.*DATABASE_URL=.*\nOnly if it was the database.*restore/,
    )
    await expect(openDatabase(`file:${songs}`)).rejects.toThrow(/another program’s tables, such as “song”\.\nName a database of its own: DATABASE_URL=/)
    expect([letter, songs].map((path) => readFileSync(path, 'latin1'))).toEqual(before)
  })
})
