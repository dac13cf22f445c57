import { connect, createServer, type Socket } from 'node:net'
import { listenOnFreePort } from '../../testing/freePort'
import { type Link, openChannel } from './channel'

/** Far from the server: the conditions of the site’s performance targets (docs/performance.md). */
const roundTripMs = 150
const [downKbit, upKbit] = [1600, 750]

interface SlowLine {
  port: number
  close(): void
}

/** Send buffer of a server’s socket in bytes; with a larger one, the server’s order of sending would not matter. */
const sendBuffer = 32_000

/**
 * Starts a proxy that simulates a slow line to a local server: the first byte of an answer arrives two round trips after the start of
 * the connection (TCP’s handshake, the request), the rest at the line’s bandwidth, shared by all connections, with TCP’s slow start.
 * Not the kernel’s traffic control, which needs root and a module that many machines lack. No packet is lost.
 *
 * @param server port of the server.
 */
export async function startSlowLine(server: number): Promise<SlowLine> {
  const delayMs = roundTripMs / 2
  const [down, up] = [downKbit, upKbit].map((kbit): Link => ({ bytesPerMs: kbit / 8, freeAt: 0 })) as [Link, Link]
  const sockets = new Set<Socket>()
  const proxy = createServer({ noDelay: true }, (visitor) => {
    const site = connect({ port: server, noDelay: true })
    const openedAt = performance.now() + roundTripMs
    forward(visitor, site, openChannel(up, { delayMs, openedAt }))
    forward(site, visitor, openChannel(down, { delayMs, openedAt }))
    for (const [socket, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket))
    }
  })
  return {
    port: await listenOnFreePort(proxy),
    close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Forwards each packet at its arrival time. A single timer, as several would let packets overtake each other. */
function forward(from: Socket, to: Socket, channel: ReturnType<typeof openChannel>): void {
  const inFlight: { arrivesAt: number; packet: Buffer }[] = []
  let bytes = 0
  let hasEnded = false
  from.on('data', (chunk: Buffer) => {
    for (const packet of channel.split(chunk)) inFlight.push({ arrivesAt: channel.send(packet.length, performance.now()), packet })
    const isFirst = bytes === 0
    bytes += chunk.length
    if (bytes > sendBuffer) from.pause()
    if (isFirst) schedule()
  })
  from.on('end', () => {
    hasEnded = true
    if (bytes === 0) to.end()
  })

  function schedule(): void {
    setTimeout(deliver, (inFlight[0]?.arrivesAt ?? 0) - performance.now())
  }

  function deliver(): void {
    while (inFlight[0] && inFlight[0].arrivesAt <= performance.now()) {
      const packet = inFlight.shift()?.packet ?? Buffer.alloc(0)
      bytes -= packet.length
      if (!to.destroyed) to.write(packet)
    }
    if (bytes <= sendBuffer) from.resume()
    if (bytes > 0) schedule()
    else if (hasEnded) to.end()
  }
}
