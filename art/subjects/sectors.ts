/** One picture per sector; also shown in a circle, so everything stays inside the central square. */
import { bell, blank, block, line, pillow, type Subject, toned } from '../fields'
import { arc, cog, path } from '../outlines'
import { circle, outline, polygon, stroke, union } from '../shapes'

/** A heartbeat as a function of x around 0. */
function beat(x: number): number {
  const bump = (at: number, width: number, height: number) => height * bell(x - at, width)
  return bump(-95, 24, 22) + bump(-24, 9, -34) + bump(0, 11, 190) + bump(26, 10, -56) + bump(100, 32, 40)
}

export const sectors = {
  media: () => ({
    wake: circle(300, 290, 30),
    wakeHeight: 3,
    layers: [
      ...[80, 136, 192].flatMap((r) => [-1, 1].map((s) => pillow(stroke(arc(300, 280, r, s > 0 ? -48 : 132, s > 0 ? 48 : 228), 30), 22, 15))),
      block(polygon(path('M290 290 L310 290 L338 500 L262 500')), 14),
      pillow(circle(300, 280, 34), 30, 34, { tone: 'accent', flat: true }),
    ],
  }),
  healthcare: () => ({
    accentLine: 330,
    terrain: (x, y) => beat(x - 300) * bell(y - 330, 105),
  }),
  utility: () => {
    const legs = [-1, 1].map((s) => stroke(path('M104 530 L34 270 L22 120 L0 78', 300, 0, s, 1), 16))
    const arms = path('M176 128 L262 164').map(([y, reach]) => outline(polygon(path(`M${-reach} 0 L0 -34 L${reach} 0`, 300, y)), 14))
    const braces = [-1, 1].map((s) => stroke(path('M96 510 L-50 340 L36 268', 300, 0, s, 1), 11))
    const wire = (s: number, x: number, y: number) => toned('accent', line(...sag(300 + s * x, y - 14, s > 0 ? 640 : -40, y + 30)))
    return {
      layers: [block(union([...legs, ...arms, ...braces]), 16, { edge: 2 })],
      curves: [-1, 1].flatMap((s) => [wire(s, 128, 176), wire(s, 164, 262)]),
    }
  },
  manufacturing: () => {
    const gear = polygon(cog(300, 320, 208, 162, 12, 6))
    return {
      wake: gear,
      wakeHeight: 4,
      layers: [
        block(gear, 40),
        block(circle(300, 320, 98), -14),
        block(circle(300, 320, 54), 22, { tone: 'accent' }),
        block(circle(300, 320, 20), -22, { tone: 'none' }),
      ],
    }
  },
  education: () => {
    const page = (s: number) => polygon(path('M0 -130 C60 -170 150 -170 210 -140 L226 130 C150 100 60 100 0 142', 300, 320, s, 1))
    return {
      wake: union([page(-1), page(1)]),
      layers: [
        block(polygon(path('M-236 -120 L236 -120 L250 150 L0 172 L-250 150', 300, 320)), 16, { tone: 'none' }),
        ...[-1, 1].map((s) => block(page(s), (x: number) => 26 + 34 * Math.sin(Math.min(1, Math.abs(x - 300) / 120) * Math.PI * 0.5), { flat: true })),
        blank(stroke(path('M300 190 L300 462'), 5), 0, { rim: false }),
        block(polygon(path('M392 150 L432 152 L434 330 L414 306 L392 330')), 14, { tone: 'accent' }),
      ],
    }
  },
} satisfies Record<string, Subject>

/** A cable from one point past another, towards the next mast, so that it leaves wider versions of the drawing as well. */
function sag(x0: number, y0: number, x1: number, y1: number) {
  return Array.from({ length: 19 }, (_, i) => {
    const t = i / 12
    return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 70 * t * (1 - t)] as const
  })
}
