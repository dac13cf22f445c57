/** What packets of all connections leave on, one after the other. */
export interface Wire {
  bytesPerMs: number
  /** When the last packet has left, ms. */
  freeAt: number
}

/** What a connection sends at first without an answer, in packets (RFC 6928). */
const initialWindow = 10

/** What a packet carries: Ethernet’s 1,500 bytes, less the headers of IP and TCP. */
const payload = 1460
const headers = 40

interface LaneOptions {
  /** From one end to the other. */
  delayMs: number
  /** When the connection stands. */
  opened: number
}

/**
 * One direction of a connection, reckoned without a clock: a packet leaves when the wire is free and the window has room, and is
 * acknowledged a round trip later. Each acknowledgement lets one packet more be on its way: slow start, without an end, as a page is
 * over before it.
 */
export function openLane(wire: Wire, { delayMs, opened }: LaneOptions) {
  let window = initialWindow
  /** When what is on its way will have been acknowledged, ms. */
  const acknowledgements: number[] = []

  return {
    split(chunk: Buffer): Buffer[] {
      return Array.from({ length: Math.ceil(chunk.length / payload) }, (_, index) => chunk.subarray(index * payload, (index + 1) * payload))
    },

    /** @returns when a packet of so many bytes arrives that is sent now; ms. */
    send(bytes: number, now: number): number {
      let leaves = Math.max(now, opened, wire.freeAt)
      while (acknowledgements[0] !== undefined && (acknowledgements[0] <= leaves || acknowledgements.length >= window)) {
        leaves = Math.max(leaves, acknowledgements.shift() ?? 0)
        window += 1
      }
      wire.freeAt = leaves + (bytes + headers) / wire.bytesPerMs
      acknowledgements.push(wire.freeAt + 2 * delayMs)
      return wire.freeAt + delayMs
    },
  }
}
