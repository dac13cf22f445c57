import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum pending requests of one connection. Browsers and proxies send one at a time. */
const maxPipelined = 4

/**
 * Disconnects clients that send requests without reading the answers: Node parses all requests that have arrived,
 * and keeps an answer for each.
 *
 * @param server that is not listening yet but has its request listener.
 */
export function limitPipelining(server: Server): void {
  const pending = new WeakMap<Socket, number>()
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, answer) => {
    const { socket } = request
    const count = (pending.get(socket) ?? 0) + 1
    pending.set(socket, count)
    // Further requests of this connection end here as well.
    if (count > maxPipelined) return void socket.destroy()
    answer.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
    for (const listener of listeners) listener.call(server, request, answer)
  })
}
