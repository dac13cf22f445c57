import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectTo, formHeader, requestHead, sendRaw } from '../testing/rawHttp'
import { serverPerTest } from '../testing/serverPerTest'

const sample = serverPerTest()

it('answers HTTP/1.0 without Host, which load balancers check by, and HTTP/1.1 only with it', async () => {
  await sample.start()
  const status = async (head: string) => (await sendRaw(sample.server.address, `${head}\r\n\r\n`)).split('\r\n')[0]
  expect(await status('GET /healthz HTTP/1.0')).toBe('HTTP/1.1 200 OK')
  expect(await status('GET /healthz HTTP/1.1\r\nConnection: close')).toBe('HTTP/1.1 400 Bad Request')
})

describe('clients that do not read', () => {
  /** Sends without reading the response; resolves when the server closes the connection. */
  function sendWithoutReading(text: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = connectTo(sample.server.address)
      socket.write(text)
      socket.pause()
      // A paused socket detects the close only on a write.
      const probe = setInterval(() => socket.write(text.slice(0, 1)), 50)
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(probe)
        resolve()
      })
    })
  }

  it('are disconnected after a timeout', async () => {
    writeFileSync(join(sample.folder.build, 'large.bin'), Buffer.alloc(30_000_000))
    await sample.start({}, { idleTimeoutMs: 300 })
    await sendWithoutReading('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
    // Again, as on a busy machine this request may be that slow as well.
    const status = () => fetch(sample.server.address).then((response) => response.status, String)
    await expect.poll(status).toBe(200)
  })

  it('are disconnected if they pipeline many requests', async () => {
    await sample.start()
    const many = 50
    const answer = await sendRaw(sample.server.address, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(many - 1) + requestHead('GET /'))
    expect(answer.match(/200 OK/g) ?? []).not.toHaveLength(many)
    expect((await fetch(sample.server.address)).status).toBe(200)
  })

  it('cannot exceed the maximum number of connections', async () => {
    await sample.start({}, { maxConnections: 2 })
    const sockets = [0, 1].map(() => connectTo(sample.server.address))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    await expect(sendRaw(sample.server.address, requestHead('GET /'))).rejects.toThrow()
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => sendRaw(sample.server.address, requestHead('GET /')).catch(() => '')).toContain('200 OK')
  })

  it('may pipeline a few requests', async () => {
    await sample.start()
    const few = 3
    const answer = await sendRaw(sample.server.address, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(few - 1) + requestHead('GET /'))
    expect(answer.match(/200 OK/g)).toHaveLength(few)
  })
})

describe('malformed requests', () => {
  let lines: string[]
  const log = (line: string) => void lines.push(line)
  beforeEach(async () => {
    lines = []
    await sample.start({ LOG_FORMAT: 'json' }, { log })
    lines = []
  })
  const address = () => sample.server.address

  it.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/%00',
    'http://localhost/../../etc/passwd',
    '//../../etc/passwd',
  ])('path traversal: %s', async (path) => {
    const answer = await sendRaw(address(), requestHead(`GET ${path}`))
    expect(answer).toMatch(/^HTTP\/1\.1 (301|400|404) /)
    expect(answer).not.toContain('root:')
  })

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a header that is too long', requestHead('GET /', `X-Long: ${'x'.repeat(20_000)}`), 431],
    ['two content lengths', requestHead('POST /backend/contact.php', 'Content-Length: 1', 'Content-Length: 2'), 400],
    ['a content length and chunks', requestHead('POST /backend/contact.php', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
    ['a host that cannot be', 'GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', requestHead('GET /', 'Host: other.test'), 400],
    ['two hosts beside a whole address', requestHead('GET http://localhost/', 'Host: other.test'), 400],
    ['one host beside a whole address', requestHead('GET http://localhost/'), 200],
    ['a header injected into the path', requestHead('GET /x%0d%0aSet-Cookie:%20a=b/'), 301],
    [
      'a content length over the limit',
      requestHead('POST /backend/contact.php', 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 999999999'),
      413,
    ],
  ])('%s gets %j', async (_, text, status) => {
    const answer = await sendRaw(address(), text)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).not.toMatch(/^Set-Cookie/im)
    expect((await fetch(address())).status).toBe(200)
  })

  const long = Buffer.alloc(1024 * 1024, 'a')
  it.each([
    [`Content-Length: ${long.length}`, [long]],
    ['Transfer-Encoding: chunked', [`${long.length.toString(16)}\r\n`, long, '\r\n0\r\n\r\n']],
  ])('a form that is too long leaves its connection to the next request, which may be another visitor’s behind a proxy: %s', async (length, form) => {
    const head = `POST /backend/contact.php HTTP/1.1\r\nHost: localhost\r\n${formHeader}\r\n${length}\r\n\r\n`
    const answers = await sendRaw(address(), head, ...form, requestHead('GET /healthz'))
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  })

  it.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])('an aborted form is answered, and causes no other line of the log: %s', async (length) => {
    // Of the adapter between Node and Hono.
    const adapterLog = vi.spyOn(console, 'error').mockImplementation(log)
    const socket = connectTo(address())
    socket.write(`POST /backend/contact.php HTTP/1.1\r\nHost: localhost\r\n${formHeader}\r\n${length}\r\nExpect: 100-continue\r\n\r\n`)
    await once(socket, 'data')
    socket.write('5\r\nab')
    socket.destroy()
    await expect.poll(() => lines).not.toEqual([])
    await sample.close()
    adapterLog.mockRestore()
    expect(lines).toEqual(['/backend/contact.php was answered with 400.'])
  })

  it('many aborted forms store nothing, and the server keeps working', async () => {
    const start = requestHead('POST /backend/contact.php', formHeader, 'Content-Length: 100')
    await Promise.all(Array.from({ length: 50 }, () => once(connectTo(address()).end(`${start}message=half`).resume(), 'close')))
    expect((await fetch(address())).status).toBe(200)
    expect(await sample.messageCount()).toBe(0)
  })
})
