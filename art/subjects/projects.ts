/** Projects about things and how they are made, sold and measured; those about people are in `people.ts`. */
import { blank, block, type Height, hill, pillow, rings, type Subject, smooth, sum, tint, tube } from '../fields'
import { arc, cog, path, regular } from '../outlines'
import { box, circle, ellipse, grow, move, outline, polygon, stroke, subtract, union } from '../shapes'
import { bolt, bulb } from './props'

export const projects = {
  erp: () => {
    const knob = (x: number, y: number) => circle(x, y, 30)
    const cell = (x: number, y: number) => box(x, y, 178, 158, 10)
    const a = union([cell(308, 236), knob(404, 236)])
    const b = union([subtract(cell(492, 236), grow(knob(404, 236), 6)), knob(492, 322)])
    const c = subtract(cell(492, 400), grow(knob(492, 322), 6), grow(knob(396, 400), 6))
    const d = union([cell(308, 400), knob(396, 400)])
    return {
      wake: box(400, 318, 362, 322, 10),
      layers: [
        block(union([a, b, d]), 26, { tone: 'none' }),
        ...[a, b, d].map((piece) => block(grow(piece, -4), 5, { edge: 1 })),
        block(move(c, 34, 28), 34, { flat: true, tone: 'accent' }),
      ],
    }
  },
  'area-equality': () => ({
    // Side 230 and radius 129.8: the same area, to the unit.
    layers: [
      block(box(212, 318, 230, 230), 46),
      block(circle(588, 318, 129.8), 46),
      block(union([box(398, 280, 84, 28, 4), box(398, 338, 84, 28, 4)]), 16, { tone: 'accent' }),
    ],
    wake: union([box(212, 318, 230, 230), circle(588, 318, 129.8)]),
    wakeHeight: 4,
  }),
  'spare-parts': () => {
    const gear = polygon(cog(300, 318, 190, 148, 12, 4))
    const { head, shaft, thread, facets } = bolt(606, 316, 18)
    return {
      wake: union([gear, head, shaft]),
      wakeHeight: 4,
      layers: [
        block(gear, 44),
        block(circle(300, 318, 92), -14),
        block(circle(300, 318, 44), -30, { tone: 'none' }),
        block(shaft, 34, { tone: 'none', edge: 2 }),
        block(head, 44, { tone: 'accent', flat: true }),
        ...facets.map((f) => blank(f, 0, { rim: false })),
      ],
      curves: thread,
    }
  },
  'idea-portal': () => {
    const { glass, screw, filament } = bulb(400, 255)
    return {
      wake: glass,
      layers: [
        pillow(glass, 74, 100),
        ...screw.map((s) => block(s, 40, { flat: true })),
        ...[200, 235, 270, 305, 340].map((a) => {
          const [p] = arc(400, 255, 176, a, a, 1)
          const [q] = arc(400, 255, 226, a, a, 1)
          return block(stroke([p ?? [0, 0], q ?? [0, 0]], 16), 14)
        }),
      ],
      curves: [{ points: filament, tone: 'accent' as const, lift: 2 }],
    }
  },
  'pressure-vessel': () => {
    const shell = box(400, 320, 560, 216, 92)
    return {
      wake: shell,
      accentLine: 330,
      layers: [
        ...[250, 550].flatMap((x) => [block(polygon(path('M-36 428 L36 428 L54 508 L-54 508', x)), 20), block(box(x, 518, 150, 24, 4), 20, { flat: true })]),
        // Round pipes as high as their flanges, and as low as the shell where they enter it.
        ...[230, 400, 570].flatMap((x, i) => {
          const width = i === 1 ? 92 : 52
          const round: Height = (at, y) => 20 - 20 * smooth(170, 212, y) + 0.4 * Math.sqrt(Math.max(0, (width / 2) ** 2 - (at - x) ** 2))
          return [block(box(x, 190, width, 130), round, { rim: false }), block(box(x, 112, i === 1 ? 132 : 88, 30, 4), 20, { flat: true })]
        }),
        pillow(shell, 64, 108, { flat: true }),
        ...[268, 532].map((x) => pillow(box(x, 320, 14, 208, 7), 6, 7)),
      ],
      // Its lower edge, towards which the lines get further apart.
      curves: [{ points: path('M116 336 C116 390 160 433 212 433 L588 433 C640 433 684 390 684 336') }],
    }
  },
  restaurant: () => {
    const tines = [-30, -10, 10, 30].map((dx) => stroke(path('M150 140 L150 240', dx), 11))
    const fork = union([
      ...tines,
      polygon(path('M112 232 L188 232 Q188 292 162 302 L162 330 L138 330 L138 302 Q112 292 112 232')),
      stroke(path('M150 310 L150 500'), 26),
    ])
    const knife = union([polygon(path('M664 130 Q626 190 632 330 L664 330 L664 130')), stroke(path('M650 320 L650 500'), 26)])
    const plate = circle(400, 318, 196)
    return {
      wake: plate,
      layers: [block(plate, 24), block(circle(400, 318, 132), -12, { edge: 6 }), block(fork, 22), block(knife, 22)],
      curves: [{ points: arc(400, 318, 164, 0, 360, 90), tone: 'accent' as const }],
    }
  },
  'digital-tv': () => {
    const set = box(400, 290, 560, 350, 22)
    const screen = box(400, 290, 516, 306, 8)
    return {
      wake: set,
      layers: [
        block(set, 40),
        block(screen, (x, y) => -4 + rings(400, 290, 8, 84, 400)(x, y)),
        block(polygon(path('M362 222 L362 358 L470 290')), 34, { tone: 'accent', flat: true }),
        block(box(400, 492, 240, 18, 9), 20),
      ],
    }
  },
  'outlier-detection': () => {
    const dots = Array.from({ length: 8 }, (_, i) => 64 + i * 96).flatMap((x) => [110, 210, 310, 410, 510].map((y) => [x, y] as const))
    return {
      ripple: 0.6,
      terrain: sum(hill(544, 310, 210, 30, 34), ...dots.filter(([x, y]) => x !== 544 || y !== 310).map(([x, y]) => hill(x, y, 26, 26, 24))),
      layers: [tint(ellipse(544, 312, 66, 62), 'accent')],
    }
  },
  'cluster-automation': () => {
    const centres = path('M220 230 L560 210 L410 430')
    return {
      wake: union(centres.map(([x, y]) => circle(x, y, 110))),
      wakeHeight: 4,
      layers: centres.flatMap(([x, y], i) => [
        tube(outline(circle(x, y, 122), 10), 8, { tone: 'none' }),
        ...[[x, y], ...regular(x, y, 68, 6, i * 20)].map(([a, b]) =>
          pillow(circle(a, b, 29), 24, 29, { tone: i === 1 ? ('accent' as const) : ('ink' as const) }),
        ),
      ]),
    }
  },
} satisfies Record<string, Subject>
