import type { Server, ServerResponse } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'

/**
 * Makes a server close as soon as its last request is answered. Node’s `close` ends the connections that are idle at that
 * moment, but keeps two kinds open until their timeouts: those that become idle later, and those without any request yet,
 * which browsers open in advance.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/http.html#serverclosecallback
 * @param server not listening yet.
 * @param closeTimeoutMs active connections are closed after this time.
 * @param handoverMs idle connections stay open for this time while another process takes over: a request already on its way is
 *   answered here, with `Connection: close`.
 * @returns a function that closes the server: it accepts no new connections, and each response is the last one of its connection.
 */
export function gracefulClose(server: Server, closeTimeoutMs: number, handoverMs: number): () => Promise<void> {
  // Grouped by connection, because pending responses of a broken connection never emit `close`.
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  let isHandoverOver = false
  server.on('connection', (socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  // Before the application’s listener, because that one may already send the headers.
  server.prependListener('request', ({ socket }, answer) => {
    connections.get(socket)?.add(answer)
    answer.once('close', () => {
      connections.get(socket)?.delete(answer)
      if (isHandoverOver) server.closeIdleConnections()
    })
    if (isClosing) answer.setHeader('Connection', 'close')
  })

  return () => {
    isClosing = true
    for (const answers of connections.values()) {
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close')
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs + handoverMs)
      const handoverTimer = setTimeout(endHandover, handoverMs)
      // The method of net.Server: that of http.Server ends idle connections at once.
      TcpServer.prototype.close.call(server, () => {
        clearTimeout(timer)
        clearTimeout(handoverTimer)
        resolve()
      })
    })
  }

  function endHandover() {
    isHandoverOver = true
    server.closeIdleConnections()
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy()
  }
}
