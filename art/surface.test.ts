import { expect, it } from 'vitest'
import { circle } from './shapes'
import { Surface } from './surface'

const points = Array.from({ length: 40 }, (_, index) => [index * 37.3 - 300, 700 - index * 29.9] as const)
const size = { width: 800, height: 600, accent: '#000', seed: 3 }

it('has a swell of sines in the empty field', () => {
  const surface = new Surface({ ...size, ripple: 2 })
  for (const [x, y] of points) {
    surface.atPoint(x, y)
    const cross = Math.sin(x * 0.047 - y * 0.021 + 7.2 * 1.7) * Math.sin(y * 0.011 + 7.2)
    expect(surface.height).toBeCloseTo(2 * (Math.sin(x * 0.021 + y * 0.013 + 7.2) * 0.8 + cross * 0.55), 3)
  }
})

it('has rings around a silhouette that fade out', () => {
  const surface = new Surface({ ...size, ripple: 0, wake: circle(400, 300, 100), wakeHeight: 10 })
  for (const [x, y] of points) {
    surface.atPoint(x, y)
    const distance = Math.hypot(x - 400, y - 300) - 100
    const fade = Math.max(0, 1 - Math.max(0, distance) / 190) ** 1.5
    expect(surface.height).toBeCloseTo(-10 * Math.cos((distance / 64) * 2 * Math.PI) * fade, 3)
  }
})
