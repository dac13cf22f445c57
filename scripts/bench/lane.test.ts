import { describe, expect, it } from 'vitest'
import { openLane } from './lane'

/** 1,500 bytes with their headers take 7.5 ms. */
const wire = () => ({ bytesPerMs: 200, freeAt: 0 })
const full = 1460

describe('openLane', () => {
  it('delivers the first byte after the way there, once the connection stands', () => {
    expect(openLane(wire(), { delayMs: 75, opened: 0 }).send(160, 0)).toBe(76)
    expect(openLane(wire(), { delayMs: 75, opened: 150 }).send(160, 0)).toBe(226)
  })

  it('delivers at the rate of the wire', () => {
    const lane = openLane(wire(), { delayMs: 75, opened: 0 })
    expect([1, 2, 3].map(() => lane.send(full, 0))).toEqual([82.5, 90, 97.5])
  })

  it('sends ten packets, and the next when the first is acknowledged', () => {
    const lane = openLane({ bytesPerMs: 2000, freeAt: 0 }, { delayMs: 75, opened: 0 })
    const arrivals = Array.from({ length: 30 }, () => lane.send(full, 0))
    expect(arrivals[9]).toBeCloseTo(10 * 0.75 + 75)
    // 0.75 ms to leave, a round trip until it is acknowledged.
    expect(arrivals[10]).toBeCloseTo(0.75 + 150 + 0.75 + 75)
    // Each acknowledgement gives room for two: twenty packets in the second round, the last with it.
    expect(arrivals[29]).toBeLessThan(75 + 2 * 150)
  })

  it('shares the wire with the other connections', () => {
    const shared = wire()
    const [one, other] = [openLane(shared, { delayMs: 75, opened: 0 }), openLane(shared, { delayMs: 75, opened: 0 })]
    one.send(full, 0)
    expect(other.send(full, 0)).toBe(90)
  })

  it('splits into what a packet carries, and loses nothing', () => {
    const packets = openLane(wire(), { delayMs: 75, opened: 0 }).split(Buffer.alloc(2 * full + 1, 'a'))
    expect(packets.map(({ length }) => length)).toEqual([full, full, 1])
  })
})
