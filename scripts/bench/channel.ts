/** A network link, shared by the packets of all connections. */
export interface Link {
  bytesPerMs: number
  /** Time at which the last packet has been sent, ms. */
  freeAt: number
}

/** Initial congestion window in packets (RFC 6928). */
const initialWindow = 10

/** Bytes of data per packet: Ethernet’s 1,500 less the headers of IP and TCP. */
const payload = 1460
const headers = 40

interface ChannelOptions {
  /** One way. */
  delayMs: number
  /** Time at which the connection is established, ms. */
  openedAt: number
}

/**
 * Simulates one direction of a TCP connection, without a clock: a packet is sent when the link is free and the window has room, and
 * acknowledged a round trip later. Each acknowledgement increases the window by one packet: slow start, which pages are too small
 * to leave.
 */
export function openChannel(link: Link, { delayMs, openedAt }: ChannelOptions) {
  let window = initialWindow
  /** Times at which the packets in flight will be acknowledged, ms. */
  const acknowledgements: number[] = []

  return {
    split(chunk: Buffer): Buffer[] {
      return Array.from({ length: Math.ceil(chunk.length / payload) }, (_, index) => chunk.subarray(index * payload, (index + 1) * payload))
    },

    /** @returns the arrival time of a packet with this many bytes, ms. */
    send(bytes: number, now: number): number {
      let sentAt = Math.max(now, openedAt, link.freeAt)
      while (acknowledgements[0] !== undefined && (acknowledgements[0] <= sentAt || acknowledgements.length >= window)) {
        sentAt = Math.max(sentAt, acknowledgements.shift() ?? 0)
        window += 1
      }
      link.freeAt = sentAt + (bytes + headers) / link.bytesPerMs
      acknowledgements.push(link.freeAt + 2 * delayMs)
      return link.freeAt + delayMs
    },
  }
}
