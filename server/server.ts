import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { createClientKeys } from './contact/clientKey'
import { createContact } from './contact/contact'
import { createMessageTable } from './contact/messageTable'
import { openDatabase } from './database/database'
import { createHealth } from './health'
import type { Settings } from './settings'
import { createSite } from './site'

export interface RunningServer {
  /** Where it listens, such as `http://localhost:3000`. */
  address: string
  /** Takes nothing new, finishes what it took, and closes the database. */
  close(): Promise<void>
}

export interface ServerOptions {
  /** Folder of the build. */
  root?: string
  /** Milliseconds for the whole of a request to arrive; who is slower gets 408. */
  slowestRequest?: number
  /** Milliseconds that requests under way have to end in when the server closes. */
  closingTime?: number
}

/**
 * Opens the database and serves the site and its backend.
 *
 * @throws where there is no build, the database cannot be opened, or the port is taken.
 */
export async function startServer(
  { port, databaseUrl, trustedHops, origins }: Settings,
  { root = 'dist/client', slowestRequest = 30_000, closingTime = 10_000 }: ServerOptions = {},
): Promise<RunningServer> {
  let isClosing = false
  const database = await openDatabase(databaseUrl)
  const log = (line: string) => console.error(line)
  const contact = createContact({
    messages: createMessageTable(database),
    clientKey: createClientKeys(database),
    origins,
    trustedHops,
    onStored: () => {},
    log,
  })
  const calls = new Hono().route('/backend', contact).route(
    '/',
    createHealth(database, () => isClosing),
  )
  const site = createSite(root, { calls, allowedOrigins: origins.allowed, isSecure: origins.site?.startsWith('https:') ?? false })
  const server = createAdaptorServer({
    fetch: site.fetch,
    createServer,
    serverOptions: {
      requestTimeout: slowestRequest,
      headersTimeout: slowestRequest,
      connectionsCheckingInterval: slowestRequest / 6,
      maxHeaderSize: 16_384,
    },
  }) as Server
  await listen(server, port)

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      isClosing = true
      await closeServer(server, closingTime)
      database.close()
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another one: PORT=3001 npm start`) : error)
    })
    server.listen(port, resolve)
  })
}

/** Idle connections end at once, those at work after their answer. */
function closeServer(server: Server, closingTime: number): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), closingTime)
    server.close(() => {
      clearTimeout(patience)
      resolve()
    })
  })
}
