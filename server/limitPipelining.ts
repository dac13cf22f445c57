import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that may wait for their answers. Browsers and proxies send one at a time. */
const maxPipelined = 4

/**
 * Hangs up on clients that send requests and do not read the answers: Node takes in as many as there are in what has
 * arrived, and keeps an answer for each.
 *
 * @param server that does not listen yet, and has its listener.
 */
export function limitPipelining(server: Server): void {
  const underWay = new WeakMap<Socket, number>()
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, answer) => {
    const { socket } = request
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    // What else has arrived comes here too, and is not even looked at.
    if (count > maxPipelined) return void socket.destroy()
    answer.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    for (const listener of listeners) listener.call(server, request, answer)
  })
}
