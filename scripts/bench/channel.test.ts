import { describe, expect, it } from 'vitest'
import { openChannel } from './channel'

/** 1,500 bytes, headers included, take 7.5 ms. */
const link = () => ({ bytesPerMs: 200, freeAt: 0 })
const full = 1460

describe('openChannel', () => {
  it('delivers the first byte one delay after the connection is established', () => {
    expect(openChannel(link(), { delayMs: 75, openedAt: 0 }).send(160, 0)).toBe(76)
    expect(openChannel(link(), { delayMs: 75, openedAt: 150 }).send(160, 0)).toBe(226)
  })

  it('delivers at the bandwidth of the link', () => {
    const channel = openChannel(link(), { delayMs: 75, openedAt: 0 })
    expect([1, 2, 3].map(() => channel.send(full, 0))).toEqual([82.5, 90, 97.5])
  })

  it('sends ten packets, then one more per acknowledgement', () => {
    const channel = openChannel({ bytesPerMs: 2000, freeAt: 0 }, { delayMs: 75, openedAt: 0 })
    const arrivals = Array.from({ length: 30 }, () => channel.send(full, 0))
    expect(arrivals[9]).toBeCloseTo(10 * 0.75 + 75)
    // 0.75 ms to leave, a round trip until it is acknowledged.
    expect(arrivals[10]).toBeCloseTo(0.75 + 150 + 0.75 + 75)
    // Each acknowledgement gives room for two: twenty packets in the second round, the last with it.
    expect(arrivals[29]).toBeLessThan(75 + 2 * 150)
  })

  it('shares the link with other connections', () => {
    const shared = link()
    const [one, other] = [openChannel(shared, { delayMs: 75, openedAt: 0 }), openChannel(shared, { delayMs: 75, openedAt: 0 })]
    one.send(full, 0)
    expect(other.send(full, 0)).toBe(90)
  })

  it('splits data into packets without loss', () => {
    const packets = openChannel(link(), { delayMs: 75, openedAt: 0 }).split(Buffer.alloc(2 * full + 1, 'a'))
    expect(packets.map(({ length }) => length)).toEqual([full, full, 1])
  })
})
