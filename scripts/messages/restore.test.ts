import { execFileSync } from 'node:child_process'
import { chownSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMessageTable } from '../../server/contact/messageTable'
import { type Database, openDatabase } from '../../server/database/database'
import { filled } from '../../testing/sampleContact'
import { serverProgram } from '../../testing/serverPrograms'
import { runMessages } from './runMessages'

let folder: string
let file: string
let url: string
let backup: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'))
  file = join(folder, 'site.db')
  url = `file:${file}`
  backup = join(folder, 'backup.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) => runMessages(args, url)
/** In a process of its own, because the driver keeps used files open for a while. */
const restoreInProcess = async () => {
  const node = [await serverProgram('messages'), 'restore', backup]
  return execFileSync(process.execPath, node, { encoding: 'utf8', env: { ...process.env, DATABASE_URL: url } })
}
const send = (database: Database, message: string) =>
  createMessageTable(database).store({
    fields: { ...filled, message },
    isSpam: false,
    locale: 'en',
    client: 'somebody',
  })

async function store(...messages: string[]) {
  const database = await openDatabase(url)
  for (const message of messages) await send(database, message)
  database.close()
}

async function stored(): Promise<string[]> {
  return JSON.parse(await run('export', 'json')).map(({ message }: { message: string }) => message)
}

it('restores a backup that was taken under load, and keeps the replaced database', async () => {
  // Another name, because this process keeps the database open after use.
  const busy = `file:${join(folder, 'busy.db')}`
  const database = await openDatabase(busy)
  const table = createMessageTable(database)
  const acknowledged: string[] = []
  let isOver = false
  const load = Array.from({ length: 50 }, async (_, client) => {
    for (let count = 0; !isOver; count++) {
      const message = `${client}-${count}`
      if ((await table.store({ fields: { ...filled, message }, isSpam: false, locale: 'en', client: message })).kind === 'stored') acknowledged.push(message)
    }
  })
  await expect.poll(() => acknowledged.length).toBeGreaterThan(500)
  const before = [...acknowledged]
  await runMessages(['backup', backup], busy)
  isOver = true
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  await expect(runMessages(['backup', backup], busy)).rejects.toThrow('exists already')
  await Promise.all(load)
  await runMessages(['backup', file], busy)
  const all = JSON.parse(await runMessages(['export', 'json'], busy)).map(({ message }: { message: string }) => message)
  database.close()
  expect(all.toSorted()).toEqual(acknowledged.toSorted())

  expect(await restoreInProcess()).toMatch(/^Messages restored: \d+\. To be mailed: \d+.*\n.*\n.*site\.db\.replaced-/)
  const back = new Set(await stored())
  expect(before.filter((message) => !back.has(message))).toEqual([])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const replaced = readdirSync(folder).find((name) => name.includes('.replaced-')) ?? ''
  copyFileSync(join(folder, replaced), join(folder, 'before.db'))
  expect(JSON.parse(await runMessages(['export', 'json'], `file:${join(folder, 'before.db')}`))).toHaveLength(all.length)
})

it('restores to a machine without a database', async () => {
  await store('one', 'two')
  await run('backup', backup)
  const elsewhere = `file:${join(folder, 'new', 'site.db')}`
  expect(await runMessages(['restore', backup], elsewhere)).toMatch(
    /^Messages restored: 2\. To be mailed: 2, some perhaps once more\.\nThere is no .*new\/site\.db\.deleted here.*delete them again with `npm run messages -- delete/,
  )
  expect(await runMessages(['list'], elsewhere)).toContain('Messages: 2')
})

it('replaces a corrupt database', async () => {
  await store('one')
  await run('backup', backup)
  rmSync(file)
  writeFileSync(file, 'no database')
  await run('restore', backup)
  expect(await stored()).toEqual(['one'])
})

it('includes the log of a database that was copied while in use', async () => {
  const server = await openDatabase(url)
  await send(server, 'in the log')
  for (const end of ['', '-wal']) copyFileSync(file + end, backup + end)
  server.close()
  await runMessages(['restore', backup], `file:${join(folder, 'new.db')}`)
  expect(await runMessages(['list'], `file:${join(folder, 'new.db')}`)).toContain('in the log')
})

it('changes nothing while the server runs', async () => {
  await store('one')
  await run('backup', backup)
  const server = await openDatabase(url)
  await send(server, 'two')
  const before = readdirSync(folder).sort()
  await expect(run('restore', backup)).rejects.toThrow(/site\.db is in use\. Stop the server first/)
  expect(readdirSync(folder).sort()).toEqual(before)
  await send(server, 'three')
  expect(await stored()).toEqual(['one', 'two', 'three'])
  server.close()
})

it.each([
  ['a text file', () => writeFileSync(backup, 'not a database, but long enough for one '.repeat(50))],
  ['half a backup', () => writeFileSync(backup, readFileSync(file).subarray(0, 8_192))],
  ['an empty file', () => writeFileSync(backup, '')],
  [
    'another program’s database',
    async () => {
      const other = createClient({ url: `file:${backup}` })
      await other.execute('CREATE TABLE song (title TEXT)')
      other.close()
    },
  ],
])('rejects %s, and changes nothing', async (_, make) => {
  await store('one', 'x'.repeat(50_000))
  await make()
  await expect(run('restore', backup)).rejects.toThrow(/backup\.db is not a complete backup/)
  expect(await stored()).toHaveLength(2)
  expect(existsSync(`${file}.restoring`)).toBe(false)
})

it.skipIf(process.getuid?.() !== 0)('leaves to the server’s user what is restored or noted as root', async () => {
  await store('one', 'two')
  chownSync(file, 65_534, 65_534)
  await run('backup', backup)
  await run('delete', '1')
  await restoreInProcess()
  expect([file, `${file}.deleted`].map((path) => statSync(path).uid)).toEqual([65_534, 65_534])
  rmSync(file)
  chownSync(folder, 65_533, 65_533)
  await restoreInProcess()
  expect(statSync(file).uid).toBe(65_533)
})

it('refuses to restore a database on a server, which is no file here', async () => {
  await expect(runMessages(['restore', backup], 'libsql://database.test')).rejects.toThrow('DATABASE_URL is not a file')
})

it('reports a missing backup', async () => {
  for (const name of [backup, folder]) await expect(run('restore', name)).rejects.toThrow(`There is no file ${name}.`)
  expect(readdirSync(folder)).toEqual([])
})

it('deletes again the messages that were deleted after the backup', async () => {
  await store('of Ada', 'of Bob')
  await run('backup', backup)
  // Cut off, as by a full disk.
  writeFileSync(`${file}.deleted`, '1 17', { mode: 0o600 })
  await run('delete', '1')
  expect(readFileSync(`${file}.deleted`, 'utf8')).toMatch(/^1 17\n1 \d+\n$/)
  expect(statSync(`${file}.deleted`).mode & 0o777).toBe(0o600)
  const elsewhere = join(folder, 'elsewhere.db')
  copyFileSync(`${file}.deleted`, `${elsewhere}.deleted`)
  expect(await runMessages(['restore', backup], `file:${elsewhere}`)).toBe(
    'Messages restored: 1. To be mailed: 1, some perhaps once more.\nDeleted since the backup, and now again: 1.\n',
  )
  expect(readFileSync(elsewhere, 'latin1')).not.toContain('of Ada')
  expect(await runMessages(['list'], `file:${elsewhere}`)).toContain('of Bob')
})

it('keeps a message that has only the number of a deleted one, as numbers are assigned again after a restore', async () => {
  await store('one', 'two')
  await run('backup', backup)
  const elsewhere = join(folder, 'elsewhere.db')
  writeFileSync(`${elsewhere}.deleted`, '2 1700000000000\n')
  expect(await runMessages(['restore', backup], `file:${elsewhere}`)).toBe('Messages restored: 2. To be mailed: 2, some perhaps once more.\n')
})
