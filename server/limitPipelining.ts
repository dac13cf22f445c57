import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum pending requests of one connection. Browsers and proxies send one at a time. */
const maxPipelined = 4

/**
 * Disconnects clients that send requests without reading the responses: Node parses all requests that have arrived,
 * and keeps a response for each.
 *
 * @param server not listening yet, with its request listener.
 */
export function limitPipelining(server: Server): void {
  const pending = new WeakMap<Socket, number>()
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, answer) => {
    const { socket } = request
    const count = (pending.get(socket) ?? 0) + 1
    pending.set(socket, count)
    // Requests already parsed after this one end here as well.
    if (count > maxPipelined) return void socket.destroy()
    answer.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
    for (const listener of listeners) listener.call(server, request, answer)
  })
}
