import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { closedPort } from '../../testing/freePort'
import { filled } from '../../testing/sampleContact'
import { serverPerTest } from '../../testing/serverPerTest'
import { createMessageTable } from '../contact/messageTable'
import { openDatabase } from '../database/database'

const token = 'a-token-of-sixteen-or-more'
const sample = serverPerTest()

const fetchMetrics = (headers: Record<string, string> = {}) => fetch(`${sample.server.address}/metrics`, { headers })

/** By name and labels, in the text format of Prometheus. */
async function readMetrics(): Promise<Map<string, number>> {
  const response = await fetchMetrics()
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')])
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

it('is off by default', async () => {
  await sample.start()
  const response = await fetchMetrics()
  expect([response.status, await response.text()]).toEqual([404, 'missing'])
})

it('requires the token, and answers 404 without it', async () => {
  await sample.start({ METRICS: token })
  for (const given of ['', token, `Bearer ${token}x`, 'Bearer ', `bearer${token}`]) expect((await fetchMetrics({ Authorization: given })).status).toBe(404)
  expect((await fetchMetrics({ Authorization: `Bearer ${token}` })).status).toBe(200)
})

it('with METRICS=loopback, answers programs of this machine, but no proxied requests', async () => {
  await sample.start({ METRICS: 'loopback' })
  expect((await fetchMetrics()).status).toBe(200)
  for (const name of ['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Via', 'X-Real-IP', 'True-Client-IP', 'X-Request-Id'])
    expect([name, (await fetchMetrics({ [name]: '127.0.0.1' })).status]).toEqual([name, 404])
})

it('with METRICS=loopback, answers nobody through a local proxy that adds no header: it passes the visitor’s Host on, or speaks HTTP/1.0, as nginx does', async () => {
  await sample.start({ METRICS: 'loopback' })
  const { host, port } = new URL(sample.server.address)
  const statusOf = async (version: string, name: string) => {
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
    socket.write(`GET /metrics HTTP/${version}\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return answer.slice(9, 12)
  }
  for (const name of [host, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST']) expect([name, await statusOf('1.1', name)]).toEqual([name, '200'])
  expect(await statusOf('1.1', 'www.site.test')).toBe('404')
  expect(await statusOf('1.1', '127.0.0.1.site.test')).toBe('404')
  expect(await statusOf('1.0', host)).toBe('404')
})

it('counts calls by status, without personal data', async () => {
  await sample.start({ METRICS: 'loopback' })
  const send = (body: URLSearchParams | string) =>
    fetch(`${sample.server.address}/backend/contact.php`, { method: 'POST', body, headers: { Accept: 'application/json' } })
  await send(new URLSearchParams({ fname: 'Ada', email: 'ada@example.org' }))
  await send('no form')
  await fetch(`${sample.server.address}/backend/ada@example.org?q=ada`)
  const found = await readMetrics()
  expect(found.get('site_calls_total{method="POST",call="/backend/contact.php",status="200"}')).toBe(1)
  expect(found.get('site_calls_total{method="POST",call="/backend/contact.php",status="415"}')).toBe(1)
  expect(found.get('site_calls_total{method="GET",call="other",status="404"}')).toBe(1)
  expect(found.get('site_call_seconds_count{call="/backend/contact.php"}')).toBe(2)
  expect([...found.keys()].join('\n')).not.toMatch(/ada/i)
})

it('reports the normal state', async () => {
  await sample.start({ METRICS: 'loopback' })
  const found = await readMetrics()
  expect(found.get('site_database_ok')).toBe(1)
  expect(found.get('site_mail_stalled')).toBe(0)
  expect(found.get('site_disk_free_bytes')).toBeGreaterThan(0)
  expect(found.get('site_build_timestamp_seconds')).toBeGreaterThan(1_700_000_000)
  expect(found.get('site_mail_last_sent_timestamp_seconds')).toBeNaN()
  expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(0)
})

it('metrics, /healthz and the log report mail that has been waiting for more than an hour', async () => {
  const database = await openDatabase(sample.folder.databaseUrl)
  const received = Date.now() - 61 * 60_000
  await createMessageTable(database, () => received).store({ fields: filled, isSpam: false, locale: 'en', client: 'a' })
  database.close()
  const lines: [string, string | undefined][] = []
  const smtp = `smtp://127.0.0.1:${closedPort}`
  await sample.start({ METRICS: 'loopback', SMTP_URL: smtp, CONTACT_TO: 'hello@site.test' }, { log: (line, facts) => lines.push([line, facts?.level]) })
  await expect.poll(() => lines).toContainEqual([expect.stringMatching(/^Message 1 was not mailed/), 'warn'])
  await expect.poll(() => lines).toContainEqual([expect.stringMatching(/^Mail is stalled\. Enquiries waiting: 1, the oldest for 61 minutes/), 'warn'])
  const found = await readMetrics()
  expect([found.get('site_mail_stalled'), found.get('site_mail_waiting'), found.get('site_warnings')]).toEqual([1, 1, 1])
  expect(found.get('site_mail_oldest_waiting_timestamp_seconds')).toBeCloseTo(received / 1000, 0)
  expect(await (await fetch(`${sample.server.address}/healthz`)).json()).toMatchObject({
    status: 'ok',
    warnings: ['Mail has waited for more than an hour (1 waiting): it refuses the connection. Check that it is running, and that the port is right.'],
    mail: { status: 'stalled', lastFailure: { reason: 'it refuses the connection' } },
  })
})
