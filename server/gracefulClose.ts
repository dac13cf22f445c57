import type { Server, ServerResponse } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'

/**
 * Makes a server close as soon as its work is done. Node's `close` ends the connections that are idle at that moment, but
 * keeps two kinds open until their timeouts: those that become idle later, and those without any request yet, which
 * browsers open in advance.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/http.html#serverclosecallback
 * @param server that does not listen yet.
 * @param closeTimeoutMs ms after which active connections are closed as well.
 * @param idleTime ms during which idle connections may still send a request: if another process takes over, a request on its way is
 *   answered here with `Connection: close`.
 * @returns a function that closes the server: no new connections, and each answer is the last one of its connection.
 */
export function gracefulClose(server: Server, closeTimeoutMs: number, idleTime = 0): () => Promise<void> {
  // By connection, because pending answers of a broken connection never emit `close`.
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  let isIdleOver = false
  server.on('connection', (socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  // Before the answering listener, because an answer's headers may be sent when that one returns.
  server.prependListener('request', ({ socket }, answer) => {
    connections.get(socket)?.add(answer)
    answer.once('close', () => {
      connections.get(socket)?.delete(answer)
      if (isIdleOver) server.closeIdleConnections()
    })
    if (isClosing) answer.setHeader('Connection', 'close')
  })

  return () => {
    isClosing = true
    for (const [socket, answers] of connections) {
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close')
      if (socket.bytesRead === 0 && idleTime === 0) socket.destroy()
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs + idleTime)
      const idleTimer = setTimeout(endIdle, idleTime)
      // The base class’s method: that of HTTP ends idle connections at once.
      TcpServer.prototype.close.call(server, () => {
        clearTimeout(timer)
        clearTimeout(idleTimer)
        resolve()
      })
      if (idleTime === 0) endIdle()
    })
  }

  function endIdle() {
    isIdleOver = true
    server.closeIdleConnections()
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy()
  }
}
