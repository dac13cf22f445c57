import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { limitPipelining } from './limitPipelining'

/** Limits for clients that are slow, idle or many. */
export interface ConnectionLimits {
  /** For a complete request to arrive; slower ones get 408. */
  requestTimeoutMs?: number
  /** For a connection without traffic during an answer. */
  idleTimeoutMs?: number
  /** Further ones are closed at once. */
  maxConnections?: number
}

/** Node’s server for a Hono app; not listening yet. */
export function createHttpServer(
  fetch: Hono['fetch'],
  { requestTimeoutMs = 30_000, idleTimeoutMs = 60_000, maxConnections = 2_000 }: ConnectionLimits,
): Server {
  const server = createAdaptorServer({
    fetch(request, environment) {
      // In a request with a whole address, which the adapter takes the host from (RFC 9112 §3.2).
      const { host = '' } = environment.incoming.headers
      return host.includes(',') ? new Response(null, { status: 400 }) : fetch(request, environment)
    },
    createServer,
    // For requests without a Host header: HTTP/1.0, as in health checks of load balancers. Node rejects later versions without one.
    hostname: 'localhost',
    serverOptions: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: requestTimeoutMs / 6,
      // Longer than the keep-alive of proxies (60 s): closing a connection would lose a request already on its way.
      keepAliveTimeout: 75_000,
      maxHeaderSize: 16_384,
      // Of two hosts, Node would take the first and a proxy perhaps the second; joined, they are none.
      joinDuplicateHeaders: true,
    },
  }) as Server
  server.timeout = idleTimeoutMs
  server.maxConnections = maxConnections
  limitPipelining(server)
  return server
}

/** Maximum pending connections on Linux: they wait while another process starts. */
const backlog = 4_096

/**
 * Listens on a host and port, or on an inherited socket.
 *
 * @throws with the setting to change, if the port is taken or reserved for root, or the host is not of this machine.
 */
export function listen(server: Server, where: { host: string; port: number } | { fd: number }): Promise<void> {
  const { host = '', port = 0 } = 'fd' in where ? {} : where
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new Error(`Port ${port} is taken. Choose another one: PORT=3001 npm start`))
      else if (error.code === 'EACCES') reject(new Error(`Port ${port} is not open to the user of this process. Choose one from 1024 on: PORT=3000 npm start`))
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(new Error(`HOST=${host} is not an address of this machine. HOST=0.0.0.0 stands for all of them.`))
      else reject(error)
    })
    server.listen({ ...where, backlog }, resolve)
  })
}
