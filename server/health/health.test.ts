import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SampleFolder, sampleFolder } from '../../testing/sampleServer'
import { createMessageTable } from '../contact/messageTable'
import { type Database, filePath, openDatabase } from '../database/database'
import { explainFailure } from '../mail/failure'
import { type MailHistory, mailTimeouts } from '../mail/mailer'
import { createHealth } from './health'
import { createStatus } from './status'

let folder: SampleFolder
let database: Database
let history: MailHistory | undefined
/** Added to the clock. */
let later: number

beforeEach(async () => {
  folder = sampleFolder()
  database = await openDatabase(folder.databaseUrl)
  history = undefined
  later = 0
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

async function ask({ isClosing = false, root = folder.build, lowDisk = 0 } = {}): Promise<Health & { code: number }> {
  const now = () => Date.now() + later
  const status = createStatus({ database, databaseUrl: folder.databaseUrl, root, mail: () => history, now, lowDisk })
  const response = await createHealth({ status, isClosing: () => isClosing, keepMessagesDays: undefined, now }).request('/healthz')
  return { code: response.status, ...((await response.json()) as Health) }
}

describe('/healthz', () => {
  it('welcomes requests until this process is closing', async () => {
    expect(await ask()).toMatchObject({ code: 200, status: 'ok', database: 'ok' })
    expect(await ask({ isClosing: true })).toMatchObject({ code: 503, status: 'closing', database: 'ok' })
  })

  // A database may take five seconds to give up, as long as this test may take.
  it('says that the database does not answer before a balancer gives up', { timeout: 5_000 }, async () => {
    const other = createClient({ url: folder.databaseUrl })
    const transaction = await other.transaction('write')
    expect(await ask()).toMatchObject({ code: 200, database: 'unreachable' })
    await transaction.commit()
    expect(await database.findFault()).toBe(undefined)
    other.close()
  })

  it('says that the database is read-only', async () => {
    await database.read('PRAGMA query_only = ON')
    expect(await ask()).toMatchObject({ code: 200, database: 'read-only' })
  })

  it('says that the database is full', async () => {
    const pages = (await database.read('PRAGMA page_count')).rows[0]?.page_count
    await database.read(`PRAGMA max_page_count = ${pages}`)
    expect(await ask()).toMatchObject({ code: 200, database: 'full' })
  })

  it('says that the database is corrupt', async () => {
    await createMessageTable(database).store({ fields, locale: 'en', isSpam: false, client: 'a' })
    await database.compact()
    const page = Number((await database.read("SELECT rootpage FROM sqlite_schema WHERE name = 'message'")).rows[0]?.rootpage)
    database.close()
    const file = openSync(filePath(folder.databaseUrl), 'r+')
    writeSync(file, Buffer.alloc(4096, 0xff), 0, 4096, (page - 1) * 4096)
    closeSync(file)
    database = await openDatabase(folder.databaseUrl)
    expect(await ask()).toMatchObject({ code: 200, database: 'corrupt' })
  })

  it('leaves nothing in the database', async () => {
    const rows = async () => (await database.read('SELECT count(*) AS count FROM rate_limit_salt')).rows[0]?.count
    const before = await rows()
    await ask()
    expect(await rows()).toBe(before)
  })

  it('tells how long mail waits, that it is stalled, and why, without a word of anybody', async () => {
    expect(await ask()).toMatchObject({ mail: { status: 'off', waiting: 0, oldestWaiting: null } })
    await createMessageTable(database).store({ fields, locale: 'en', isSpam: false, client: 'a' })
    history = { lastSent: undefined, lastFailure: { at: Date.now(), ...explainFailure({ code: 'EMESSAGE', responseCode: 450 }) } }
    expect(await ask()).toMatchObject({ mail: { status: 'ok', waiting: 1, lastFailure: { reason: 'it refused a letter (450)' } } })
    later = mailTimeouts.stalled
    const { mail, warnings } = await ask()
    expect(mail.status).toBe('stalled')
    expect(warnings).toEqual(['Mail has waited for more than an hour (1 waiting): it refused a letter (450).'])
    expect(mail.oldestWaiting).toBeGreaterThanOrEqual(mailTimeouts.stalled / 1000)
  })

  it('remembers when a letter was last sent, also by a process before this one', async () => {
    await createMessageTable(database).store({ fields, locale: 'en', isSpam: false, client: 'a' })
    await database.write([`UPDATE message SET mail_state = 'sent', mail_sent_at = ${Date.now() - 7_000}`])
    history = { lastSent: undefined, lastFailure: undefined }
    expect((await ask()).mail.lastSent).toBeGreaterThanOrEqual(7)
  })

  it('warns of a database that takes no message', async () => {
    await database.read('PRAGMA query_only = ON')
    expect((await ask()).warnings).toEqual(['The database is read-only: no message can be stored.'])
  })

  it('tells the room on the disk of the database', async () => {
    const { disk } = await ask()
    expect(disk.free).toBeGreaterThan(0)
    expect(disk.size).toBeGreaterThan(disk.free)
    expect(disk.status).toBe('ok')
    const full = await ask({ lowDisk: disk.size * 2 })
    expect([full.disk.status, full.warnings]).toEqual(['low', [expect.stringMatching(/^The disk has \d+ MB left\.$/)]])
  })

  it('tells the age of the build', async () => {
    later = 90_000
    expect((await ask()).build.age).toBeGreaterThanOrEqual(90)
    expect((await ask({ root: join(folder.path, 'none') })).build.age).toBe(null)
  })
})

const fields = { fname: '', lname: '', email: '', contact: '', message: 'x', service: '' }
