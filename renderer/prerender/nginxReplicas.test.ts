import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database'
import type { RunningServer } from '../../server/server'
import { freePort } from '../../testing/freePort'
import { hasNginx, runNginx } from '../../testing/nginx'
import { type SampleFolder, sampleFolder, startSample } from '../../testing/sampleServer'
import { type SampleSmtp, startSmtp } from '../../testing/sampleSmtp'
import { hostingRules } from './hosting'
import { nginx } from './nginx'

const clients = 50
/** Between two requests of a client. Every fourth request becomes a mail, and the test waits for all mails. */
const requestDelayMs = 50

/** The setup of docs/deploy.md: two servers on one file, restarted one after the other. */
describe.skipIf(!hasNginx)('two servers behind nginx', () => {
  const place = mkdtempSync(join(tmpdir(), 'replicas-'))
  let folder: SampleFolder
  let smtp: SampleSmtp
  let servers: { port: number; running: RunningServer }[]
  let port: number
  let running: { stop: () => void }

  beforeAll(async () => {
    folder = sampleFolder()
    smtp = await startSmtp()
    servers = []
    for (let count = 0; count < 2; count++) servers.push(await start(await freePort()))
    port = await freePort()
    writeFileSync(join(place, 'servers.conf'), 'set $site_server replicas;')
    writeFileSync(join(place, 'rules'), nginx(hostingRules('http://site.test')).replaceAll('/etc/nginx/site.d', place))
    const upstream = `upstream replicas { ${servers.map((server) => `server 127.0.0.1:${server.port} max_fails=0;`).join(' ')} }`
    const site = `server { listen 127.0.0.1:${port} backlog=4096; root ${folder.build}; include ${place}/rules; }`
    running = await runNginx(`${upstream} ${site}`, `http://127.0.0.1:${port}`)
  })
  afterAll(async () => {
    running.stop()
    await Promise.all(servers.map((server) => server.running.close()))
    await smtp.close()
    folder.remove()
    rmSync(place, { recursive: true })
  })

  async function start(on: number) {
    const environment = { PORT: String(on), SMTP_URL: smtp.url, CONTACT_TO: 'sales@site.test', TRUSTED_HOPS: '2' }
    return { port: on, running: await startSample(folder, environment) }
  }

  it('answer every request during restarts, and mail each message once', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: clients })
    const statuses: number[] = []
    const sent = new Set<string>()
    let isDone = false
    const client = async (number: number) => {
      for (let count = 0; !isDone; count++) {
        const isPost = count % 4 === 0
        const message = `message ${number}-${count}.`
        const status = await send(agent, port, isPost ? { message, from: `10.${number}.${count % 250}.${count >> 8}` } : undefined)
        statuses.push(status)
        if (isPost) sent.add(message)
        await setTimeout(requestDelayMs)
      }
    }
    const all = Array.from({ length: clients }, (_, number) => client(number))
    for (const server of servers) {
      const before = statuses.length
      await expect.poll(() => statuses.length).toBeGreaterThan(before + 2 * clients)
      await server.running.close()
      server.running = (await start(server.port)).running
    }
    isDone = true
    await Promise.all(all)
    agent.destroy()
    expect(statuses.filter((status) => status !== 200)).toEqual([])

    const database = await openDatabase(folder.databaseUrl)
    const stored = (await database.read('SELECT message FROM message')).rows.map(({ message }) => String(message))
    expect(stored.sort()).toEqual([...sent].sort())
    const waiting = async () => (await database.read(`SELECT count(*) AS count FROM message WHERE mail_state = 'waiting'`)).rows[0]?.count
    await expect.poll(waiting, { interval: 100, timeout: 120_000 }).toBe(0)
    database.close()
    expect(smtp.mails.flatMap(({ body }) => /message \S+/.exec(body) ?? []).sort()).toEqual(stored)
  })
})

function send(agent: Agent, port: number, form: { message: string; from: string } | undefined): Promise<number> {
  const headers = { Accept: 'application/json', ...(form && { 'X-Forwarded-For': form.from, 'Content-Type': 'application/x-www-form-urlencoded' }) }
  const path = form ? '/backend/contact.php' : '/backend/blogs-category.php'
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, port, host: '127.0.0.1', path, method: form ? 'POST' : 'GET', headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    outgoing.once('error', reject)
    outgoing.end(form && new URLSearchParams({ message: form.message }).toString())
  })
}
