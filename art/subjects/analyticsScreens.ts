/** The screens of the channel analytics, as its page explains them: the subject is in the accent colour. */
import { bell, blank, type Curve, line, type Subject, smooth, toned } from '../fields'
import { button, frame, hatch, plot, rect, ring, screen, tick, words } from '../screens'
import { box, type Point } from '../shapes'

/** Viewers at a minute, as the height of a curve. */
const audience = (x: number) =>
  40 + 120 * bell(x - 470, 90) + 205 * smooth(560, 650, x) * (1 - smooth(742, 800, x)) + 46 * bell(x - 850, 50) + 6 * Math.sin(x * 0.07) * bell(x - 700, 90)

export const analyticsScreens = {
  'screen-schedule': () => {
    const [left, right, foot] = [290, 920, 392]
    const fall = 752
    const shows = [left, 386, 560, fall, 836, right]
    return screen(
      [frame(50, 40, 900, 560)],
      [
        // The audience: regions and target groups.
        toned('field', line([250, 80], [250, 600])),
        words(78, 112, 96),
        [0, 1, 2, 3].map((i) => [
          rect(78, 140 + i * 32, 15, 15, { radius: 3 }),
          toned('field', line([106, 148 + i * 32], [190 + ((i * 37) % 40), 148 + i * 32])),
        ]),
        tick(86, 147, 12),
        tick(86, 211, 12),
        words(78, 292, 74),
        [0, 1, 2].map((i) => [ring(85.5, 328 + i * 32, 7.5), toned('field', line([106, 328 + i * 32], [200 - i * 22, 328 + i * 32]))]),
        ring(85.5, 360, 2.5),
        button(78, 540, 140, 32),
        // The curve above its minutes.
        Array.from({ length: (right - left) / 6 + 1 }, (_, i) => left + i * 6).map((x) => toned('field', line([x, foot], [x, foot - audience(x) + 3]))),
        plot(left, right, (x) => foot - audience(x), 'accent'),
        line([left, foot], [right, foot]),
        // The schedule: three channels, with the marked programme where the curve falls.
        [0, 1, 2]
          .map((row) => {
            const edges = row === 0 ? shows : [left, 300 + 130 * row + 30, 500 + 90 * row, 700 + 60 * row, right]
            return edges.slice(1).map((end, i) => {
              const from = edges[i] ?? left
              return [
                rect(from + 3, 424 + row * 52, end - from - 6, 38, { radius: 5 }),
                toned('field', line([from + 14, 443 + row * 52], [from + 14 + (end - from) * 0.45, 443 + row * 52])),
              ]
            })
          })
          .flat(2),
        hatch(fall + 6, 429, 836 - fall - 12, 28, 4, 'accent'),
        toned('accent', line([fall, 112], [fall, 572])),
        ring(fall, foot - audience(fall), 7, 'accent'),
        rect(fall + 16, 112, 132, 50, { radius: 6 }),
        words(fall + 30, 128, 60, 96),
      ],
      [blank(box(fall + 82, 137, 132, 50, 6), 0, { rim: false })],
    )
  },
  'screen-switching': () => {
    const [from, to] = [300, 760]
    // What each programme kept, lost to another channel, or gained: top of the flow at both ends, and number of lines.
    const flows: [number, number, number, boolean?][] = [
      [150, 140, 13],
      [212, 262, 5],
      [252, 290, 9, true],
      [300, 196, 8],
      [356, 346, 11],
      [412, 486, 6],
      [462, 418, 8],
      [504, 520, 8],
    ]
    return screen(
      [frame(50, 40, 900, 560)],
      [
        [78, 204, 330].flatMap((x, i) => button(x, 94, 110, 26, 'ink', i === 1)),
        toned('field', line([800, 107], [922, 107])),
        flows.flatMap(([a, b, count, marked]) =>
          Array.from({ length: count }, (_, i) => {
            const [y, z] = [a + i * 4.4, b + i * 4.4]
            const points: Point[] = Array.from({ length: 25 }, (_, k): Point => {
              const t = k / 24
              return [from + (to - from) * t, y + (z - y) * smooth(0, 1, t)]
            })
            return { points, tone: marked ? 'accent' : 'field', free: true } satisfies Curve
          }),
        ),
        // Programmes before, channels after.
        [
          [144, 146],
          [294, 108],
          [406, 134],
        ].flatMap(([y = 0, height = 0]) => [rect(270, y, 24, height, { radius: 4 }), ...words(84, y + 22, 110, 150, 90)]),
        [
          [134, 104],
          [256, 76],
          [340, 62],
          [412, 46],
          [480, 78],
        ].flatMap(([y = 0, height = 0], i) => [rect(766, y, 24, height, { radius: 4, tone: i === 1 ? 'accent' : 'ink' }), ...words(812, y + 12, 54, 90)]),
        hatch(769, 292, 18, 36, 4, 'accent'),
      ],
    )
  },
  'screen-readings': () => {
    const history = (x: number) => 300 - 14 * Math.sin(x * 0.05) - 9 * Math.sin(x * 0.13 + 1) - 150 * bell(x - 786, 17)
    return screen(
      [frame(50, 40, 900, 560)],
      [
        // Readings to review, most unusual first.
        rect(78, 98, 258, 28, { radius: 14, tone: 'field' }),
        ring(96, 111, 5),
        line([100, 115], [105, 120]),
        toned('field', line([366, 80], [366, 600])),
        [0, 1, 2, 3, 4].flatMap((i) => {
          const y = 144 + i * 88
          return [
            toned('field', line([78, y + 76], [336, y + 76])),
            ...words(98, y + 22, 92 - ((i * 23) % 40), 130 - ((i * 31) % 50)),
            plot(246, 326, (x) => y + 46 - 5 * Math.sin(x * 0.2 + i * 2) - (34 - i * 5) * bell(x - (284 + ((i * 29) % 30)), 6), i === 1 ? 'accent' : 'ink', 2),
          ]
        }),
        toned('accent', line([78, 238], [78, 302])),
        toned('accent', line([82, 238], [82, 302])),
        // One reading, with its history.
        words(398, 108, 150, 220),
        [200, 250, 300].map((y) => toned('field', line([398, y], [922, y]))),
        plot(398, 738, history, 'ink', 3),
        plot(738, 834, history, 'accent', 2),
        plot(834, 922, history, 'ink', 3),
        ring(786, 142, 7, 'accent'),
        rect(736, 118, 100, 212, { radius: 8 }),
        // What was done with it, and by whom.
        line([404, 384], [404, 520]),
        [384, 430, 476, 520].flatMap((y, i) => [
          ring(404, y, i === 3 ? 7 : 5, i === 3 ? 'accent' : 'ink'),
          ...words(428, y - 4, 84 - i * 8, 170 - ((i * 47) % 60)),
        ]),
        rect(682, 376, 240, 150, { radius: 8 }),
        words(704, 400, 92, 196, 196, 130),
        button(704, 472, 92, 34, 'accent', true),
        button(808, 472, 92, 34),
      ],
    )
  },
} satisfies Record<string, Subject>
