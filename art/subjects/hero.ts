/** The slides of the home page: calm on the left, behind the headline, the subject on the right. */
import { bell, block, hill, type Subject, smooth, sum, tint, tube } from '../fields'
import { between, path } from '../outlines'
import { ellipse, type Point, stroke, union } from '../shapes'

const plain = { lines: 54, top: 190, bottom: 886, perspective: 1.35, weight: 1.35, ripple: 2.4, tolerance: 0.5 }

export const hero = {
  'hero-idea': () => {
    const massif = sum(
      hill(1150, 560, 372, 66, 130),
      hill(1268, 590, 250, 54, 110),
      hill(1036, 580, 196, 52, 104),
      hill(1372, 570, 176, 54, 100),
      hill(948, 590, 84, 48, 80),
      hill(1200, 690, 60, 44, 70),
      hill(1462, 590, 92, 52, 90),
      hill(1094, 690, 50, 44, 60),
      hill(1320, 690, 56, 50, 60),
    )
    return {
      ...plain,
      accentLine: 588,
      terrain: (x, y) => massif(x, y) + 32 * Math.sin((x - y * 0.25) / 90) * smooth(250, 620, x) * (1 - smooth(680, 900, x)),
      // More lines where the ground rises, so that the mountain is the darkest part.
      layers: [tint({ d: (x, y) => 26 - massif(x, y), box: [820, 200, 1602, 880] })],
    }
  },
  'hero-ai': () => {
    const nodes = path('M820 560 L960 400 L1010 730 L1160 560 L1240 350 L1310 760 L1390 500 L1500 640')
    const links = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 5],
      [3, 4],
      [3, 5],
      [3, 6],
      [4, 6],
      [5, 6],
      [5, 7],
      [6, 7],
    ]
    const node = (i: number | undefined) => nodes[i ?? 0] ?? [0, 0]
    return {
      ...plain,
      terrain: sum(...nodes.map(([x, y], i) => hill(x, y, i === 3 ? 290 : 110 + (y - 350) * 0.12, i === 3 ? 52 : 34, i === 3 ? 40 : 28))),
      layers: [
        ...links.map(([a, b]) => tube(stroke(between(node(a), node(b), a === 3 ? 74 : 46, b === 3 ? 74 : 46), 9), 6)),
        ...nodes.map(([x, y], i) => tint(ellipse(x, y, i === 3 ? 104 : 66, i === 3 ? 70 : 48), i === 3 ? 'accent' : 'ink')),
      ],
    }
  },
  'hero-precision': () => {
    const steps = [330, 270, 214, 162, 114, 70]
    const ticks = Array.from({ length: 72 }, (_, i): readonly [Point, Point] => {
      const a = (i * 5 * Math.PI) / 180
      const r = i % 6 === 0 ? 362 : 380
      const at = (k: number): Point => [1130 + k * Math.cos(a), 590 + k * 0.62 * Math.sin(a)]
      return [at(r), at(400)]
    })
    const dial = ellipse(1130, 590, 412, 412 * 0.62)
    return {
      ...plain,
      wake: dial,
      layers: [
        block(dial, 16, { tone: 'none' }),
        ...steps.map((r, i) => block(ellipse(1130, 590, r, r * 0.62), 24, { tone: i === 2 ? ('accent' as const) : ('ink' as const) })),
      ],
      curves: ticks.map((points) => ({ points })),
    }
  },
  'hero-broadcast': () => {
    const mast = [-1, 1].map((s) => stroke(path('M62 640 L6 200', 1130, 0, s, 1), 12))
    const lattice = [-1, 1].map((s) => stroke(path('M50 610 L-40 520 L30 440 L-26 370 L18 310 L-18 250', 1130, 0, s, 1), 9))
    return {
      ...plain,
      accentLine: 620,
      terrain: (x, y) => {
        const r = Math.hypot(x - 1130, (y - 620) * 1.7)
        return 44 * Math.cos((r / 118) * 2 * Math.PI) * bell(r, 420) * smooth(520, 820, x) * (1 - 0.9 * bell(r, 60))
      },
      layers: [block(union([...mast, ...lattice]), 20, { edge: 2, flat: true })],
    }
  },
} satisfies Record<string, Subject>
