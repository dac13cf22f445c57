/** One picture per part of how the company works. */
import { block, pillow, type Subject, tube } from '../fields'
import { arc, path } from '../outlines'
import { box, circle, ellipse, outline, polygon, stroke, union } from '../shapes'

export const methodology = {
  architecture: () => ({
    wake: box(400, 340, 460, 360),
    layers: [
      block(box(400, 510, 500, 30, 2), 20),
      block(box(400, 478, 450, 30, 2), 30, { flat: true }),
      ...[240, 347, 453, 560].map((x, i) => pillow(box(x, 366, 54, 196, 4), 34, 27, { tone: i === 2 ? ('accent' as const) : ('ink' as const) })),
      block(box(400, 252, 450, 34, 2), 40, { flat: true }),
      block(polygon(path('M160 228 L400 112 L640 228')), 46, { flat: true }),
    ],
  }),
  database: () => {
    const disc = ellipse(400, 470, 190, 74)
    const half = arc(0, 0, 1, 0, 180, 40).map(([x, y]) => [400 + x * 190.5, 470 + y * 75] as const)
    const bands = [84, 174].map((lift) => ({ points: half, lift }))
    const middle = [96, 108, 120, 132, 144, 156, 168].map((lift) => ({ points: half, lift, tone: 'accent' as const }))
    return {
      wake: disc,
      layers: [block(disc, 258)],
      curves: [{ points: half }, ...bands, ...middle],
    }
  },
  'coding-standards': () => {
    const brace = 'M56 -186 C10 -186 6 -160 6 -120 L6 -60 C6 -20 -6 0 -44 0 C-6 0 6 20 6 60 L6 120 C6 160 10 186 56 186'
    return {
      wake: union([-1, 1].map((s) => stroke(path(brace, 400 - s * 200, 318, s, 1), 40))),
      wakeHeight: 4,
      layers: [
        ...[-1, 1].map((s) => pillow(stroke(path(brace, 400 - s * 200, 318, s, 1), 40), 20, 20)),
        block(box(370, 262, 160, 22, 11), 18),
        block(box(420, 318, 180, 22, 11), 18, { tone: 'accent' }),
        block(box(352, 374, 120, 22, 11), 18),
      ],
    }
  },
  testing: () => ({
    wake: circle(400, 318, 200),
    layers: [block(circle(400, 318, 200), 30), block(stroke(path('M304 322 L376 398 L506 246'), 50), 26, { tone: 'accent' })],
  }),
  'code-review': () => {
    const lens = circle(440, 270, 128)
    const lines = [
      [120, 300],
      [176, 420],
      [232, 250],
      [288, 380],
      [344, 300],
      [400, 360],
      [456, 200],
    ] as const
    return {
      wake: box(370, 310, 440, 440),
      wakeHeight: 3,
      layers: [
        block(box(340, 312, 420, 440, 12), 16, { tone: 'none' }),
        ...lines.map(([y, w]) => block(box(170 + (w * 0.75) / 2, y, w * 0.75, 16, 8), 6, { edge: 2 })),
        block(stroke(path('M530 360 L640 470'), 46), 30, { flat: true }),
        block(outline(lens, 34), 38, { flat: true }),
        block(circle(440, 270, 111), 30, { flat: true, tone: 'none', rim: false }),
        block(stroke(path('M412 214 L356 270 L412 326'), 20), 12, { tone: 'accent' }),
        block(stroke(path('M468 214 L524 270 L468 326'), 20), 12, { tone: 'accent' }),
      ],
    }
  },
  'version-control': () => {
    const trunk = path('M250 84 L250 536')
    const branch = path('M250 440 C250 370 400 400 400 330 L400 270 C400 200 250 240 250 170')
    const far = path('M400 320 C400 250 550 280 550 190')
    return {
      wake: union([stroke(trunk, 30), stroke(branch, 30)]),
      wakeHeight: 4,
      layers: [
        tube(stroke(trunk, 22), 14),
        tube(stroke(far, 22), 14),
        block(stroke(branch, 22), 20, { tone: 'accent', edge: 2 }),
        ...path('M250 450 L250 170 L550 180').map(([x, y]) => pillow(circle(x, y, 36), 24, 34, { flat: true })),
        pillow(circle(400, 290, 38), 30, 34, { flat: true, tone: 'accent' }),
      ],
    }
  },
} satisfies Record<string, Subject>
