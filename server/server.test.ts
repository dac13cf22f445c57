import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serverPerTest } from '../testing/serverPerTest'
import { openDatabase } from './database/database'

const sample = serverPerTest()

/** What the server sends back to these exact bytes, until it closes the connection. */
function talk(address: string, ...texts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(new URL(address).port), '127.0.0.1', () => {
      for (const text of texts) socket.write(text)
    })
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })
}

const form = 'Content-Type: application/x-www-form-urlencoded'
const head = (line: string, ...headers: string[]) => [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')

async function messageCount(): Promise<unknown> {
  const database = await openDatabase(sample.folder.databaseUrl)
  const { rows } = await database.read('SELECT count(*) AS count FROM message')
  database.close()
  return rows[0]?.count
}

describe('startServer', () => {
  it('serves pages, calls, and its health', async () => {
    await sample.start()
    expect(await (await fetch(sample.server.address)).text()).toBe('home')
    expect((await fetch(`${sample.server.address}/backend/blogs-category.php`)).status).toBe(200)
    const health = await fetch(`${sample.server.address}/healthz`)
    expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ status: 'ok', database: 'ok' })])
    expect(health.headers.get('Cache-Control')).toBe('no-store')
  })

  it('listens where it is told, on this machine alone where it is not', async () => {
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

  it('says which address is not one of this machine', async () => {
    await expect(sample.start({ HOST: '192.0.2.1' })).rejects.toThrow('HOST=192.0.2.1 is not an address of this machine')
  })

  it('keeps connections longer than a proxy does, which would else send a message into one that is being closed', async () => {
    await sample.start()
    const [, seconds] = /timeout=(\d+)/.exec((await fetch(sample.server.address)).headers.get('Keep-Alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(60)
  })

  it('throws the salt of an earlier day away, though nobody sends anything', async () => {
    const database = await openDatabase(sample.folder.databaseUrl)
    const salts = async () => (await database.read('SELECT day FROM rate_limit_salt')).rows
    await sample.start({}, { cleanupIntervalMs: 20 })
    // After the look at the start.
    await fetch(`${sample.server.address}/healthz`)
    await database.write([`INSERT INTO rate_limit_salt VALUES (1, 'x'), (${2 ** 40}, 'a clock was ahead')`])
    await expect.poll(salts).toEqual([])
    database.close()
  })

  it('says that a port is taken, and leaves nothing open', async () => {
    await sample.start()
    const { port } = new URL(sample.server.address)
    await expect(sample.start({ PORT: port })).rejects.toThrow(`Port ${port} is taken`)
  })

  it('finishes what it took when it closes, and takes nothing new', async () => {
    await sample.start()
    const { address } = sample.server
    const socket = createConnection(Number(new URL(address).port), '127.0.0.1')
    socket.write(head('POST /backend/contact.php', form, 'Content-Length: 9', 'Expect: 100-continue'))
    expect(String((await once(socket, 'data'))[0])).toContain('100 Continue')
    const closed = sample.close()
    await expect(fetch(address)).rejects.toThrow()
    socket.write('message=x')
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
    await closed
    expect(await messageCount()).toBe(1)
  })

  // The patience is longer than the tests': only a server that does without it passes.
  describe('closes as soon as its work is done', () => {
    beforeEach(async () => {
      await sample.start({}, { closeTimeoutMs: 600_000 })
    })

    it('where a client keeps its connection', async () => {
      const socket = connect()
      socket.write(['POST /backend/contact.php HTTP/1.1', 'Host: localhost', form, 'Content-Length: 9', 'Expect: 100-continue', '', ''].join('\r\n'))
      await once(socket, 'data')
      const closed = close()
      socket.write('message=x')
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close/i)
      await closed
    })

    it('where an answer is on its way', async () => {
      await fetch(`${sample.server.address}/backend/blogs-category.php`)
      await close()
    })

    it('where a connection was opened in advance', async () => {
      const socket = connect()
      const end = once(socket, 'close')
      await once(socket, 'connect')
      // A later connection has its answer, so this one is accepted.
      await fetch(`${sample.server.address}/healthz`)
      await close()
      await end
    })

    const connect = () => createConnection(Number(new URL(sample.server.address ?? '').port), '127.0.0.1')

    async function close() {
      const closed = sample.close()
      await closed
    }
  })

  it('does not wait for ever for clients that do not finish', async () => {
    await sample.start({}, { closeTimeoutMs: 100 })
    const answer = talk(sample.server.address, head('POST /backend/contact.php', form, 'Content-Length: 9', 'Expect: 100-continue'))
    await expect.poll(() => fetch(`${sample.server.address}/healthz`).then(({ status }) => status)).toBe(200)
    await sample.close()
    expect(await answer).not.toContain('200 OK')
  })

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['a body', `POST /backend/contact.php HTTP/1.1\r\nHost: localhost\r\n${form}\r\nContent-Length: 9\r\n\r\nmess`],
  ])('hangs up on clients that are too slow with %s', async (_, text) => {
    await sample.start({}, { requestTimeoutMs: 300 })
    expect(await talk(sample.server.address, text)).toMatch(/^HTTP\/1\.1 408 /)
    expect(await messageCount()).toBe(0)
  })
})

describe('clients that never read', () => {
  /** Resolves once the server has hung up. Nothing of what it sends is taken off the line. */
  function sendOnly(text: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = createConnection(Number(new URL(sample.server.address ?? '').port), '127.0.0.1', () => socket.write(text))
      socket.pause()
      // A paused connection notices its end only when something is written to it.
      const probe = setInterval(() => socket.write(text.slice(0, 1)), 50)
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(probe)
        resolve()
      })
    })
  }

  it('are dropped after a while', async () => {
    writeFileSync(join(sample.folder.build, 'large.bin'), Buffer.alloc(30_000_000))
    await sample.start({}, { idleTimeoutMs: 300 })
    await sendOnly('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect((await fetch(sample.server.address)).status).toBe(200)
  })

  it('cannot have many answers kept for them', async () => {
    await sample.start()
    const many = 50
    const answer = await talk(sample.server.address, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(many - 1) + head('GET /'))
    expect(answer.match(/200 OK/g) ?? []).not.toHaveLength(many)
    expect((await fetch(sample.server.address)).status).toBe(200)
  })

  it('cannot be more than there is room for', async () => {
    await sample.start({}, { maxConnections: 2 })
    const { port } = new URL(sample.server.address)
    const sockets = [0, 1].map(() => createConnection(Number(port), '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    await expect(talk(sample.server.address, head('GET /'))).rejects.toThrow()
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => talk(sample.server.address ?? '', head('GET /')).catch(() => '')).toContain('200 OK')
  })

  it('are not taken for those who send a few at once', async () => {
    await sample.start()
    const few = 3
    const answer = await talk(sample.server.address, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(few - 1) + head('GET /'))
    expect(answer.match(/200 OK/g)).toHaveLength(few)
  })
})

describe('what no browser sends', () => {
  beforeEach(async () => {
    await sample.start()
  })
  const address = () => sample.server.address ?? ''

  it.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/%00',
    'http://localhost/../../etc/passwd',
    '//../../etc/passwd',
  ])('%s stays in the build', async (path) => {
    const answer = await talk(address(), head(`GET ${path}`))
    expect(answer).toMatch(/^HTTP\/1\.1 (301|400|404) /)
    expect(answer).not.toContain('root:')
  })

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a header of many kilobytes', head('GET /', `X-Long: ${'x'.repeat(20_000)}`), 431],
    ['two lengths', head('POST /backend/contact.php', 'Content-Length: 1', 'Content-Length: 2'), 400],
    ['a length and chunks', head('POST /backend/contact.php', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
    ['a header injected into the path', head('GET /x%0d%0aSet-Cookie:%20a=b/'), 301],
    ['a length far too long', head('POST /backend/contact.php', 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 999999999'), 413],
  ])('%s', async (_, text, status) => {
    const answer = await talk(address(), text)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).not.toMatch(/^Set-Cookie/im)
    expect((await fetch(address())).status).toBe(200)
  })

  it.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])('a form that breaks off leaves nothing in the log: %s', async (length) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const socket = createConnection(Number(new URL(address()).port), '127.0.0.1')
    socket.write(`POST /backend/contact.php HTTP/1.1\r\nHost: localhost\r\n${form}\r\n${length}\r\nExpect: 100-continue\r\n\r\n`)
    await once(socket, 'data')
    socket.write('5\r\nab')
    socket.destroy()
    await sample.close()
    expect(said.mock.calls).toEqual([])
    said.mockRestore()
  })

  it('a connection that breaks off in the middle of a form stores nothing and harms nobody', async () => {
    const start = head('POST /backend/contact.php', form, 'Content-Length: 100')
    await Promise.all(
      Array.from({ length: 50 }, () => {
        return new Promise<void>((resolve) => {
          const socket = createConnection(Number(new URL(address()).port), '127.0.0.1', () => {
            socket.write(`${start}message=half`)
            socket.end()
          })
          socket.on('close', () => resolve())
          socket.resume()
        })
      }),
    )
    expect((await fetch(address())).status).toBe(200)
    expect(await messageCount()).toBe(0)
  })
})
