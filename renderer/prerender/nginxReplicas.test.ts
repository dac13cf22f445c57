import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database'
import type { RunningServer } from '../../server/server'
import { freePort } from '../../testing/freePort'
import { clients, startLoad } from '../../testing/load'
import { hasNginx, runNginx } from '../../testing/nginx'
import { type SampleFolder, sampleFolder, startSample } from '../../testing/sampleServer'
import { type SampleSmtp, startSmtp } from '../../testing/sampleSmtp'
import { hostingRules } from './hosting'
import { nginx } from './nginx'

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
    writeFileSync(join(place, 'rules'), nginx(hostingRules('http://site.test', [], true)).replaceAll('/etc/nginx/site.d', place))
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
    const load = startLoad(port, '/backend/blogs-category.php')
    for (const server of servers) {
      const before = load.answered()
      await expect.poll(load.answered).toBeGreaterThan(before + 2 * clients)
      await server.running.close()
      server.running = (await start(server.port)).running
    }
    const { failures, acknowledged } = await load.end()
    expect(failures).toEqual([])

    const database = await openDatabase(folder.databaseUrl)
    const stored = (await database.read('SELECT message FROM message')).rows.map(({ message }) => String(message))
    expect(stored.sort()).toEqual(acknowledged.sort())
    const waiting = async () => (await database.read(`SELECT count(*) AS count FROM message WHERE mail_state = 'waiting'`)).rows[0]?.count
    await expect.poll(waiting, { interval: 100, timeout: 120_000 }).toBe(0)
    database.close()
    expect(smtp.mails.flatMap(({ body }) => /message \S+/.exec(body) ?? []).sort()).toEqual(stored)
  })
})
