import { closeSync, openSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { damagePage } from '../../testing/damagePage'
import { filled } from '../../testing/sampleContact'
import { type SampleFolder, sampleFolder } from '../../testing/sampleServer'
import { createMessageTable } from '../contact/messageTable'
import { type Database, filePath, openDatabase } from '../database/database'
import { type MailHistory, mailTimeouts } from '../mail/mailer'
import { explainFailure } from '../mail/mailFailure'
import { createHealth } from './health'
import { createStatus } from './status'

let folder: SampleFolder
let database: Database
let history: MailHistory | undefined
/** Added to the clock. */
let clockOffsetMs: number

beforeEach(async () => {
  folder = sampleFolder()
  database = await openDatabase(folder.databaseUrl)
  history = undefined
  clockOffsetMs = 0
})
afterEach(() => {
  database.close()
  folder.remove()
})

interface Health {
  status: string
  warnings: string[]
  database: string
  disk: { status: string; free: number; size: number }
  mail: { status: string; waiting: number; oldestWaiting: number | null; lastSent: number | null; lastFailure: { reason: string } | null }
  build: { age: number | null }
}

async function readHealth({ isClosing = false, root = folder.build, minFreeBytes = 0 } = {}): Promise<Health & { code: number }> {
  const now = () => Date.now() + clockOffsetMs
  const status = createStatus({ database, databaseUrl: folder.databaseUrl, root, mail: () => history, now, minFreeBytes })
  const response = await createHealth({ status, isClosing: () => isClosing, keepMessagesDays: undefined, now }).request('/healthz')
  return { code: response.status, ...((await response.json()) as Health) }
}

describe('/healthz', () => {
  it('answers 200 until this process is closing, then 503', async () => {
    expect(await readHealth()).toMatchObject({ code: 200, status: 'ok', database: 'ok' })
    expect(await readHealth({ isClosing: true })).toMatchObject({ code: 503, status: 'closing', database: 'ok' })
  })

  it('reports a locked database without waiting for it', async () => {
    const other = createClient({ url: folder.databaseUrl })
    const transaction = await other.transaction('write')
    // Waits for the lock for five seconds, which is longer than load balancers wait.
    const fault = database.findFault()
    const first = await Promise.race([readHealth(), fault.then(() => 'the database')])
    expect(first).toMatchObject({ code: 200, database: 'unreachable' })
    await transaction.commit()
    expect(await fault).toBe(undefined)
    other.close()
  })

  it('reports a read-only database', async () => {
    await database.read('PRAGMA query_only = ON')
    expect(await readHealth()).toMatchObject({ code: 200, database: 'read-only' })
  })

  it('reports a full database', async () => {
    const pages = (await database.read('PRAGMA page_count')).rows[0]?.page_count
    await database.read(`PRAGMA max_page_count = ${pages}`)
    expect(await readHealth()).toMatchObject({ code: 200, database: 'full' })
  })

  it('tests the disk with more than a short message takes, so that it is reported as full before one is refused', async () => {
    const written = async (write: () => Promise<unknown>) => {
      await database.emptyLog()
      await write()
      return statSync(`${filePath(folder.databaseUrl)}-wal`).size
    }
    const table = createMessageTable(database)
    for (const client of 'abcdefgh') await table.store({ fields: { ...filled, message: client.repeat(4000) }, locale: 'en', isSpam: false, client })
    const message = await written(() => table.store({ fields: filled, locale: 'en', isSpam: false, client: 'z' }))
    expect(await written(() => database.findFault())).toBeGreaterThan(message)
  })

  it('reports a corrupt database', async () => {
    await createMessageTable(database).store({ fields: filled, locale: 'en', isSpam: false, client: 'a' })
    await database.compact()
    const page = Number((await database.read("SELECT rootpage FROM sqlite_schema WHERE name = 'message'")).rows[0]?.rootpage)
    database.close()
    const file = openSync(filePath(folder.databaseUrl), 'r+')
    writeSync(file, Buffer.alloc(4096, 0xff), 0, 4096, (page - 1) * 4096)
    closeSync(file)
    database = await openDatabase(folder.databaseUrl)
    expect(await readHealth()).toMatchObject({ code: 200, database: 'corrupt' })
  })

  it('leaves no rows in the database', async () => {
    const rows = async () => (await database.read('SELECT count(*) AS count FROM rate_limit_salt')).rows[0]?.count
    const before = await rows()
    await readHealth()
    expect(await rows()).toBe(before)
  })

  it('reports the age of waiting mail, that it is stalled, and why, without personal data', async () => {
    expect(await readHealth()).toMatchObject({ mail: { status: 'off', waiting: 0, oldestWaiting: null } })
    await createMessageTable(database).store({ fields: filled, locale: 'en', isSpam: false, client: 'a' })
    history = { lastSent: undefined, lastFailure: { at: Date.now(), ...explainFailure({ code: 'EMESSAGE', responseCode: 450 }) } }
    expect(await readHealth()).toMatchObject({ mail: { status: 'ok', waiting: 1, lastFailure: { reason: 'it refused a mail (450)' } } })
    clockOffsetMs = mailTimeouts.stalledMs
    await createMessageTable(database, () => Date.now() + clockOffsetMs).store({
      fields: { ...filled, message: 'later' },
      locale: 'en',
      isSpam: false,
      client: 'a',
    })
    const { mail, warnings } = await readHealth()
    expect(mail.status).toBe('stalled')
    expect(warnings).toEqual(['Mail has waited for more than an hour (2 waiting): it refused a mail (450).'])
    expect(mail.oldestWaiting).toBeGreaterThanOrEqual(mailTimeouts.stalledMs / 1000)
  })

  it('no longer reports a failure when the mail that failed is not waiting any more', async () => {
    await createMessageTable(database).store({ fields: filled, locale: 'en', isSpam: false, client: 'a' })
    history = { lastSent: undefined, lastFailure: { at: Date.now(), ...explainFailure({ code: 'EAUTH', responseCode: 535 }) } }
    expect((await readHealth()).mail.status).toBe('failing')
    await database.write(['DELETE FROM message'])
    expect(await readHealth()).toMatchObject({ mail: { status: 'ok' }, warnings: [] })
  })

  it('reports a failure although the clock was ahead when the last mail was sent', async () => {
    await createMessageTable(database).store({ fields: filled, locale: 'en', isSpam: false, client: 'a' })
    history = { lastSent: Date.now() + 86_400_000, lastFailure: { at: Date.now(), ...explainFailure({ code: 'EAUTH', responseCode: 535 }) } }
    expect((await readHealth()).mail.status).toBe('failing')
  })

  it('reports the time of the last sent mail, also of an earlier process', async () => {
    await createMessageTable(database).store({ fields: filled, locale: 'en', isSpam: false, client: 'a' })
    await database.write([`UPDATE message SET mail_state = 'sent', mail_sent_at = ${Date.now() - 7_000}`])
    history = { lastSent: undefined, lastFailure: undefined }
    expect((await readHealth()).mail.lastSent).toBeGreaterThanOrEqual(7)
  })

  it('warns if the database cannot store messages', async () => {
    rmSync(dirname(filePath(folder.databaseUrl)), { recursive: true })
    expect((await readHealth()).warnings).toEqual(['No message can be stored: database cannot be opened.'])
  })

  it('warns of damage where nothing else reads', async () => {
    const table = createMessageTable(database)
    for (const fname of ['Ada', 'Grace', 'Radia'])
      await table.store({ fields: { ...filled, fname, message: 'x'.repeat(3000) }, isSpam: false, locale: 'en', client: 'a' })
    await database.write([`UPDATE message SET mail_state = 'sent'`])
    database.close()
    await damagePage(folder.databaseUrl, 'Grace')
    database = await openDatabase(folder.databaseUrl)
    expect((await readHealth()).warnings).toEqual(['Not every message can be read: database corrupt.'])
  })

  it('reports the free space on the disk of the database', async () => {
    const { disk } = await readHealth()
    expect(disk.free).toBeGreaterThan(0)
    expect(disk.size).toBeGreaterThan(disk.free)
    expect(disk.status).toBe('ok')
    const full = await readHealth({ minFreeBytes: disk.size * 2 })
    expect([full.disk.status, full.warnings]).toEqual(['low', [expect.stringMatching(/^The disk has \d+ MB left\.$/)]])
  })

  it('reports the age of the build', async () => {
    clockOffsetMs = 90_000
    expect((await readHealth()).build.age).toBeGreaterThanOrEqual(90)
    // A build leaves pages that have not changed as they are.
    utimesSync(join(folder.build, 'index.html'), 0, 0)
    expect((await readHealth()).build.age).toBeLessThan(900)
    expect((await readHealth({ root: join(folder.path, 'none') })).build.age).toBe(null)
  })
})
