/** The stacks the company builds with, and the people it looks for. */
import { blank, block, type Height, pillow, type Subject } from '../fields'
import { arc, path } from '../outlines'
import { box, circle, ellipse, polygon, rotate, type Shape, spin, stroke, union } from '../shapes'

export const work = {
  'tech-web': () => ({
    wake: box(400, 312, 560, 400, 20),
    layers: [
      block(box(400, 312, 560, 400, 20), 30, { tone: 'none' }),
      block(union([box(400, 142, 560, 60, 20), box(400, 157, 560, 30)]), 6),
      ...[160, 196, 232].map((x) => blank(circle(x, 142, 11), 0)),
      block(box(258, 290, 200, 160, 6), 12),
      ...[228, 262, 296].map((y, i) => block(box(500 - i * 20, y, 200 - i * 40, 12, 6), 8, { edge: 2 })),
      block(box(462, 350, 124, 40, 20), 14, { tone: 'accent' }),
      ...[230, 400, 570].map((x) => block(box(x, 444, 140, 70, 6), 12)),
    ],
  }),
  'tech-mobile': () => ({
    wake: box(400, 312, 480, 400, 20),
    layers: [
      block(box(340, 296, 330, 430, 26), 26),
      block(box(340, 296, 290, 376, 6), -8, { tone: 'none' }),
      block(box(340, 196, 240, 120, 6), 10),
      ...[300, 334, 368].map((y, i) => block(box(310 - i * 14, y, 180 - i * 28, 12, 6), 8, { edge: 2 })),
      block(box(540, 372, 190, 340, 30), 52, { flat: true }),
      block(box(540, 372, 160, 286, 8), 44, { flat: true, tone: 'none' }),
      block(box(540, 306, 120, 100, 6), 12, { tone: 'accent' }),
      ...[394, 424].map((y, i) => block(box(530 - i * 16, y, 100 - i * 32, 12, 6), 8, { edge: 2 })),
    ],
  }),
  'tech-technology': () => {
    const pins = [-96, -48, 0, 48, 96].flatMap((o) => [box(400 + o, 322, 26, 444, 4), box(400, 318 + o, 430, 26, 4)])
    return {
      wake: box(400, 318, 320, 320, 16),
      layers: [
        ...pins.map((p) => block(p, 12, { edge: 2, flat: true })),
        block(box(400, 318, 310, 310, 20), 24, { flat: true }),
        block(box(400, 318, 200, 200, 10), -10, { tone: 'none' }),
        block(box(400, 318, 128, 128, 6), 16, { tone: 'accent' }),
      ],
    }
  },
  'opening-design': () => {
    const turn = (shape: Shape) => rotate(shape, 34, 420, 260)
    const right = 'L84 -10 C96 70 30 120 0 210'
    const nib = polygon(path(`M0 210 C-30 120 -96 70 -84 -10 L-52 -150 L52 -150 ${right}`, 430, 240))
    const edge = path(`M66 -90 ${right}`, 430, 240)
    const curve = path('M96 480 C140 340 254 588 318 430')
    return {
      wake: turn(nib),
      layers: [
        pillow(turn(nib), 34, 40),
        blank(turn(stroke(path('M430 270 L430 446'), 8)), 0, { rim: false }),
        blank(turn(circle(430, 258, 22)), 0),
        block(turn(box(430, 108, 124, 48, 8)), 40, { flat: true }),
        block(stroke(curve, 12), 12, { tone: 'accent', edge: 2 }),
        block(box(96, 480, 36, 36, 2), 18, { tone: 'accent', flat: true }),
      ],
      // Lines end before the edge that falls towards the viewer.
      curves: [{ points: edge.slice(0, -1).map((point) => spin(point, 34, 420, 260)) }],
    }
  },
  'opening-marketing': () => {
    const turn = (shape: Shape) => rotate(shape, -14, 360, 310)
    const horn = polygon(path('M214 266 L480 166 L480 454 L214 354'))
    // Round across its axis, and as high at its edges as the parts that it joins.
    const round: Height = (x, y) => {
      const [along, across] = spin([x, y], 14, 360, 310)
      const half = 44 + ((along - 214) * 100) / 266
      return 30 + 0.3 * Math.sqrt(Math.max(0, half ** 2 - (across - 310) ** 2))
    }
    return {
      wake: turn(horn),
      wakeHeight: 4,
      layers: [
        block(turn(stroke(path('M276 300 L312 474'), 54)), 30),
        block(turn(box(198, 310, 64, 120, 20)), 34),
        block(turn(horn), round, { flat: true }),
        block(turn(ellipse(480, 310, 44, 158)), 34, { flat: true, tone: 'none' }),
        block(turn(ellipse(484, 310, 30, 132)), -16),
        ...[78, 134, 190].map((r) => block(turn(stroke(arc(500, 310, r, -34, 34), 22)), 16, { tone: 'accent' })),
      ],
    }
  },
  'opening-backend': () => ({
    wake: box(400, 318, 440, 420, 16),
    layers: [180, 318, 456].flatMap((y, i) => [
      block(box(400, y, 440, 112, 14), 34),
      ...[220, 262].map((x) => blank(circle(x, y, 12), 0)),
      block(box(500, y, 180, 14, 7), -6, { tone: 'none' }),
      ...(i === 1 ? [block(circle(220, y, 15), 10, { tone: 'accent' as const })] : []),
    ]),
  }),
} satisfies Record<string, Subject>
