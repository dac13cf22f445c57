import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { listenOnFreePort } from '../testing/freePort'
import { askForeignBackend, maxBytes } from './askForeignBackend'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function start(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  return `http://127.0.0.1:${await listenOnFreePort(server)}`
}

it('follows a redirect to the same origin', async () => {
  const backend = await start((request, response) => {
    if (request.url === '/there') response.end('[]')
    else response.writeHead(301, { Location: '/there' }).end()
  })
  expect(await (await askForeignBackend(backend, '/call', 'en')).text()).toBe('[]')
})

it('rejects a redirect to another host without requesting it', async () => {
  let requests = 0
  const other = await start((_, response) => {
    requests++
    response.end('internal secret')
  })
  const backend = await start((_, response) => response.writeHead(302, { Location: `${other}/latest` }).end())
  await expect(askForeignBackend(backend, '/call', 'en')).rejects.toThrow(/it redirects to another host, http.*BACKEND_URL/)
  expect(requests).toBe(0)
})

it('limits the number of redirects', async () => {
  const backend = await start((_, response) => response.writeHead(302, { Location: '/call' }).end())
  await expect(askForeignBackend(backend, '/call', 'en')).rejects.toThrow('too many redirects')
})

it('stops reading an answer that is too large', async () => {
  const backend = await start((_, response) => {
    const chunk = Buffer.alloc(8 * 1024 * 1024)
    // Node 26 answers a write to a closed connection by the error, again and again.
    const more = (error?: Error | null) => {
      if (!error) response.write(chunk, more)
    }
    response.on('error', () => {})
    more()
  })
  await expect(askForeignBackend(backend, '/call', 'en')).rejects.toThrow(`more than ${maxBytes / 1024 / 1024} MB`)
})
