import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that may wait for their answers. Browsers and proxies send one at a time. */
const most = 4

/**
 * Hangs up on clients that send requests and do not read the answers: Node takes in as many as there are in what has
 * arrived, and keeps an answer for each.
 *
 * @param server that does not listen yet.
 */
export function limitPipelining(server: Server): void {
  const underWay = new WeakMap<Socket, number>()
  server.prependListener('request', ({ socket }, answer) => {
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    if (count > most) socket.destroy()
    answer.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  })
}
