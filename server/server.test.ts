import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { damagePage } from '../testing/damagePage'
import { connectTo, formHeader, requestHead, sendRaw } from '../testing/rawHttp'
import { filled } from '../testing/sampleContact'
import { serverPerTest } from '../testing/serverPerTest'
import { createMessageTable } from './contact/messageTable'
import { filePath, openDatabase } from './database/database'
import { listen } from './httpServer'

const sample = serverPerTest()

describe('startServer', () => {
  it('serves pages, backend calls and /healthz', async () => {
    await sample.start()
    expect(await (await fetch(sample.server.address)).text()).toBe('home')
    expect((await fetch(`${sample.server.address}/backend/blogs-category.php`)).status).toBe(200)
    const health = await fetch(`${sample.server.address}/healthz`)
    expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ status: 'ok', database: 'ok' })])
    expect(health.headers.get('Cache-Control')).toBe('no-store')
  })

  it('listens on the loopback interface by default, or on HOST', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((each) => each && !each.internal && each.family === 'IPv4')?.address
    await sample.start()
    const { port } = new URL(sample.server.address)
    if (outside) await expect(fetch(`http://${outside}:${port}`)).rejects.toThrow()
    await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow()
    await sample.server.close()
    await sample.start({ HOST: '0.0.0.0' })
    expect((await fetch(sample.server.address.replace('localhost', outside ?? '127.0.0.2'))).status).toBe(200)
  })

  it('rejects a HOST that is not an address of this machine', async () => {
    await expect(sample.start({ HOST: '192.0.2.1' })).rejects.toThrow('HOST=192.0.2.1 is not an address of this machine')
  })

  it('keeps idle connections open longer than proxies do', async () => {
    await sample.start()
    const [, seconds] = /timeout=(\d+)/.exec((await fetch(sample.server.address)).headers.get('Keep-Alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(60)
  })

  it('erases old salts, and clients to whom no limit applies, even without requests', async () => {
    const database = await openDatabase(sample.folder.databaseUrl)
    const left = async () => (await database.read('SELECT day AS of FROM rate_limit_salt UNION ALL SELECT client FROM rate_limit')).rows.map(({ of }) => of)
    const limited = `INSERT INTO rate_limit VALUES ('full allowance', 1), ('limited', ${2 ** 50})`
    await sample.start({}, { cleanupIntervalMs: 20 })
    // After the cleanup at the start.
    await fetch(`${sample.server.address}/healthz`)
    const tomorrow = Math.floor(Date.now() / 86_400_000) + 1
    const salts = `(1, 'salt of the first day'), (${tomorrow}, 'of a process whose clock is slightly ahead'), (${2 ** 40}, 'a clock was ahead')`
    await database.write([`INSERT INTO rate_limit_salt VALUES ${salts}`, limited])
    await expect.poll(left).toEqual([tomorrow, 'limited'])
    const files = dirname(filePath(sample.folder.databaseUrl))
    const traces = () => readdirSync(files).filter((name) => /salt of the first day|full allowance/.test(readFileSync(join(files, name), 'latin1')))
    await expect.poll(traces).toEqual([])
    database.close()
  })

  it('rejects a port in use', async () => {
    await sample.start()
    const { port } = new URL(sample.server.address)
    await expect(sample.start({ PORT: port })).rejects.toThrow(`Port ${port} is taken`)
  })

  it('names the remedy for a port that only root may open', async () => {
    const server = createServer()
    vi.spyOn(server, 'listen').mockImplementation(() => {
      server.emit('error', Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), { code: 'EACCES' }))
      return server
    })
    await expect(listen(server, { host: '127.0.0.1', port: 80 })).rejects.toThrow('Port 80 is not open to the user of this process.')
  })

  it('starts on a damaged database, and says so', async () => {
    const { databaseUrl } = sample.folder
    const database = await openDatabase(databaseUrl)
    const table = createMessageTable(database)
    for (const fname of ['Ada', 'Grace', 'Radia'])
      await table.store({ fields: { ...filled, fname, message: 'x'.repeat(3000) }, isSpam: false, locale: 'en', client: 'a' })
    database.close()
    await damagePage(databaseUrl, 'Ada')
    const lines: string[] = []
    await sample.start({}, { log: (line) => lines.push(line) })
    expect(lines).toContainEqual(expect.stringMatching(/site\.db cannot be used: SQLITE_CORRUPT.*restore/s))
    expect(await (await fetch(sample.server.address)).text()).toBe('home')
    expect(await (await fetch(`${sample.server.address}/healthz`)).json()).toMatchObject({
      warnings: ['Not every message can be read: database corrupt.'],
    })
  })

  it('leaves every message in the database file when it closes, for whoever copies only that one', async () => {
    await sample.start()
    await fetch(`${sample.server.address}/backend/contact.php`, { method: 'POST', body: new URLSearchParams({ message: 'x' }) })
    await sample.close()
    const log = statSync(`${filePath(sample.folder.databaseUrl)}-wal`, { throwIfNoEntry: false })
    expect(log?.size ?? 0).toBe(0)
  })

  // The close timeout is longer than that of the tests, so these pass only if it is not needed.
  describe('closes without a timeout', () => {
    beforeEach(async () => {
      await sample.start({}, { closeTimeoutMs: 600_000 })
    })

    it('after the running requests, although a client keeps its connection open, and accepts no new ones', async () => {
      const { address } = sample.server
      const socket = connectTo(address)
      socket.write(['POST /backend/contact.php HTTP/1.1', 'Host: localhost', formHeader, 'Content-Length: 9', 'Expect: 100-continue', '', ''].join('\r\n'))
      await once(socket, 'data')
      const closed = sample.close()
      await expect(fetch(address)).rejects.toThrow()
      socket.write('message=x')
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close/i)
      await closed
      expect(await sample.messageCount()).toBe(1)
    })

    it('right after a response', async () => {
      await fetch(`${sample.server.address}/backend/blogs-category.php`)
      await sample.close()
    })

    it('when a connection was opened in advance', async () => {
      const socket = connectTo(sample.server.address)
      const end = once(socket, 'close')
      await once(socket, 'connect')
      // The response on a later connection shows that this one is accepted.
      await fetch(`${sample.server.address}/healthz`)
      await sample.close()
      await end
    })
  })

  it('closes connections of incomplete requests after a timeout', async () => {
    await sample.start({}, { closeTimeoutMs: 100 })
    const answer = sendRaw(sample.server.address, requestHead('POST /backend/contact.php', formHeader, 'Content-Length: 9', 'Expect: 100-continue'))
    await expect.poll(() => fetch(`${sample.server.address}/healthz`).then(({ status }) => status)).toBe(200)
    await sample.close()
    expect(await answer).not.toContain('200 OK')
  })

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['a body', `POST /backend/contact.php HTTP/1.1\r\nHost: localhost\r\n${formHeader}\r\nContent-Length: 9\r\n\r\nmess`],
  ])('answers 408 to clients too slow to send %s', async (_, text) => {
    await sample.start({}, { requestTimeoutMs: 300 })
    expect(await sendRaw(sample.server.address, text)).toMatch(/^HTTP\/1\.1 408 /)
    expect(await sample.messageCount()).toBe(0)
  })
})
