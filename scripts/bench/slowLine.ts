import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { openLane, type Wire } from './lane'

/** A line between a visitor and a server. */
export interface LineSpeed {
  roundTripMs: number
  downKbit: number
  upKbit: number
}

export interface SlowLine {
  port: number
  close(): void
}

/** What a server’s socket holds before it has to wait, in bytes; with more, the order in which a server sends its answers would mean nothing. */
const sendBuffer = 32_000

/**
 * Passes connections on to a server of this machine, as slowly as a line would: the answer to the first byte comes two round trips
 * after the connection was asked for (TCP’s handshake, the request), the rest at the line’s rate, which all connections share, and in
 * TCP’s slow start. A proxy and not the kernel’s own means, as these need root, and a module that many machines lack. No packet is lost.
 *
 * @param server the port to pass on to.
 */
export async function startSlowLine(server: number, { roundTripMs, downKbit, upKbit }: LineSpeed): Promise<SlowLine> {
  const delayMs = roundTripMs / 2
  const [down, up] = [downKbit, upKbit].map((kbit): Wire => ({ bytesPerMs: kbit / 8, freeAt: 0 })) as [Wire, Wire]
  const sockets = new Set<Socket>()
  const proxy = createServer({ noDelay: true }, (visitor) => {
    const site = connect({ port: server, noDelay: true })
    const opened = performance.now() + roundTripMs
    pass(visitor, site, openLane(up, { delayMs, opened }))
    pass(site, visitor, openLane(down, { delayMs, opened }))
    for (const [socket, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket))
    }
  })
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
  return {
    port: (proxy.address() as AddressInfo).port,
    close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Hands each packet over when it has arrived. One timer, for the first: timers of their own would let packets overtake each other. */
function pass(from: Socket, to: Socket, lane: ReturnType<typeof openLane>): void {
  const onTheWay: { arrives: number; packet: Buffer }[] = []
  let bytes = 0
  let hasEnded = false
  from.on('data', (chunk: Buffer) => {
    for (const packet of lane.split(chunk)) onTheWay.push({ arrives: lane.send(packet.length, performance.now()), packet })
    const isFirst = bytes === 0
    bytes += chunk.length
    if (bytes > sendBuffer) from.pause()
    if (isFirst) wait()
  })
  from.on('end', () => {
    hasEnded = true
    if (bytes === 0) to.end()
  })

  function wait(): void {
    setTimeout(deliver, (onTheWay[0]?.arrives ?? 0) - performance.now())
  }

  function deliver(): void {
    while (onTheWay[0] && onTheWay[0].arrives <= performance.now()) {
      const packet = onTheWay.shift()?.packet ?? Buffer.alloc(0)
      bytes -= packet.length
      if (!to.destroyed) to.write(packet)
    }
    if (bytes <= sendBuffer) from.resume()
    if (bytes > 0) wait()
    else if (hasEnded) to.end()
  }
}
