import type { Server, ServerResponse } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'

/**
 * Makes a server close as soon as its work is done. Node's own `close` ends the connections that are idle at that moment,
 * and leaves two kinds open for as long as their timeouts last: those that become idle later, and those that have not asked
 * for anything yet, as browsers open them in advance.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/http.html#serverclosecallback
 * @param server that does not listen yet.
 * @param closingTime milliseconds after which also what is still at work ends.
 * @param idleTime milliseconds for which a connection that asks for nothing may still ask: where another process takes over, a request
 *   that is on its way is answered here, and told to come back there.
 * @returns what closes it: nothing new is taken, and each answer is the last one of its connection.
 */
export function gracefulClose(server: Server, closingTime: number, idleTime = 0): () => Promise<void> {
  // By connection, as those that still wait when it breaks off never say that they are closed.
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  let isIdleOver = false
  server.on('connection', (socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  // Before the listener that answers, as an answer's headers may be on their way when that one returns.
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
      const timer = setTimeout(() => server.closeAllConnections(), closingTime + idleTime)
      const idleTimer = setTimeout(endIdle, idleTime)
      // Of the class below: that of HTTP ends idle connections at once.
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
