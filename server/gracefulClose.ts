import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Makes a server close as soon as its work is done. Node's own `close` ends the connections that are idle at that moment,
 * and leaves two kinds open for as long as their timeouts last: those that become idle later, and those that have not asked
 * for anything yet, as browsers open them in advance.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/http.html#serverclosecallback
 * @param server that does not listen yet.
 * @param closingTime milliseconds after which also what is still at work ends.
 * @returns what closes it: nothing new is taken, and each answer is the last one of its connection.
 */
export function gracefulClose(server: Server, closingTime: number): () => Promise<void> {
  // By connection, as those that still wait when it breaks off never say that they are closed.
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  server.on('connection', (socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  // Before the listener that answers, as an answer's headers may be on their way when that one returns.
  server.prependListener('request', ({ socket }, answer) => {
    connections.get(socket)?.add(answer)
    answer.once('close', () => {
      connections.get(socket)?.delete(answer)
      if (isClosing) server.closeIdleConnections()
    })
    if (isClosing) answer.setHeader('Connection', 'close')
  })

  return () => {
    isClosing = true
    for (const [socket, answers] of connections) {
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close')
      if (socket.bytesRead === 0) socket.destroy()
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), closingTime)
      server.close(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
