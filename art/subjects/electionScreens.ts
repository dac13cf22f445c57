/** The screens of the election app, as its page explains them: the subject is in the accent colour. */
import { line, type Subject, smooth, type Tone, tint, toned } from '../fields'
import { arc, path } from '../outlines'
import { button, edges, frame, handset, hatch, plot, rect, ring, screen, tick, words } from '../screens'
import { box, polygon } from '../shapes'

export const electionScreens = {
  'screen-visits': () => {
    const [list, house] = [384, 676]
    return {
      ...screen(
        [handset(list, 26, 262, 588), handset(house, 66, 262, 548)],
        [
          // The street: visited houses, and the next one.
          words(list + 28, 62, 104, 70),
          rect(list + 28, 98, 206, 12, { radius: 6 }),
          hatch(list + 32, 100.5, 112, 7, 3.5),
          [0, 1, 2, 3, 4, 5].flatMap((i) => {
            const y = 132 + i * 68
            return [
              ring(list + 42, y + 28, 13, i === 3 ? 'accent' : 'ink'),
              ...(i < 3 ? [tick(list + 42, y + 28, 14)] : []),
              ...words(list + 72, y + 20, 110 - ((i * 31) % 50), 140 - ((i * 17) % 40)),
              ...(i < 5 ? [toned('field', line([list + 28, y + 62], [list + 234, y + 62]))] : []),
            ]
          }),
          rect(list + 18, 338, 226, 56, { radius: 10, tone: 'accent' }),
          // Stored until there is a connection.
          [0, 1, 2].map((i) => rect(list + 28 + i * 22, 556, 15, 15, { radius: 3 })),
          line([list + 112, 571], [list + 112, 553]),
          line([list + 105, 560], [list + 112, 553], [list + 119, 560]),
          toned('field', line([list + 136, 563], [list + 220, 563])),
          // The next house.
          words(house + 28, 108, 122, 160),
          rect(house + 28, 146, 206, 128, { radius: 10 }),
          toned('field', line([house + 28, 190], [house + 234, 172])),
          toned('field', line([house + 90, 146], [house + 104, 274])),
          toned('field', line([house + 28, 246], [house + 234, 232])),
          toned('field', line([house + 176, 146], [house + 182, 274])),
          { points: path('M44 200 L102 173 L94 120 L176 110', house, 66), tone: 'accent' as const, free: true },
          ring(house + 176, 176, 7, 'accent'),
          words(house + 28, 300, 70, 206, 180, 120),
          [0, 1, 2].flatMap((i) => button(house + 28, 378 + i * 62, 206, 48, i === 0 ? 'accent' : 'ink', i === 0)),
        ],
      ),
      wake: box(661, 320, 580, 560, 34),
    }
  },
  'screen-coverage': () => {
    const areas: [string, Tone][] = [
      ['M96 150 L214 112 L262 206 L178 286 L84 248', 'ink'],
      ['M222 110 L372 108 L404 196 L270 204', 'field'],
      ['M380 108 L520 128 L538 226 L450 262 L412 194', 'ink'],
      ['M268 212 L404 204 L442 266 L396 360 L286 352 L188 288', 'none'],
      ['M84 258 L178 294 L280 358 L250 468 L128 480 L90 392', 'field'],
      ['M450 272 L540 236 L560 366 L486 452 L402 364', 'ink'],
      ['M288 360 L394 368 L480 458 L430 544 L300 548 L256 470', 'ink'],
    ]
    return screen(
      [frame(50, 40, 900, 560)],
      [
        areas.map(([d, tone]) => (tone === 'none' ? [] : edges(path(d, 376)))),
        edges(path(areas[3]?.[0] ?? '', 376), 'accent'),
        // A helper nearby.
        ring(694, 284, 9, 'accent'),
        ring(849, 304, 5, 'accent'),
        toned('accent', line(...arc(778, 362, 92, -42, -128, 16))),
        toned('accent', line([732, 270], [721, 290], [744, 292])),
        toned('field', line([406, 80], [406, 600])),
        words(78, 108, 120, 180),
        [0, 1, 2, 3, 4].flatMap((i) => {
          const y = 162 + i * 46
          const marked = i === 2
          return [
            ...words(78, y + 6, 76 - ((i * 19) % 30)),
            rect(178, y, 186, 16, { radius: 8, tone: marked ? 'accent' : 'ink' }),
            ...hatch(184, y + 3, [150, 96, 34, 164, 120][i] ?? 100, 10, 3.4, marked ? 'accent' : 'ink'),
          ]
        }),
        // Turnout over the day, and last time.
        words(78, 424, 96),
        Array.from({ length: 26 }, (_, i) => 78 + i * 8).map((x) => toned('field', line([x, 566], [x, 566 - turnout(x) + 3]))),
        plot(78, 278, (x) => 566 - turnout(x)),
        plot(78, 366, (x) => 574 - turnout(x) * 0.86, 'field'),
        line([78, 566], [366, 566]),
      ],
      areas.map(([d, tone]) => tint(polygon(path(d, 376)), tone)),
    )
  },
  'screen-count': () => {
    const shares = [
      [0.44, 0.31],
      [0.38, 0.4],
      [0.51, 0.22],
      [0.12, 0.83],
      [0.42, 0.35],
      [0.47, 0.3],
    ]
    return screen(
      [frame(50, 40, 900, 560)],
      [
        // One line per booth.
        words(78, 108, 140),
        shares.flatMap(([a = 0, b = 0], i) => {
          const y = 156 + i * 70
          const marked = i === 3
          const ink = marked ? 'accent' : 'ink'
          return [
            ...words(78, y + 4, 70 - ((i * 13) % 24), 92),
            rect(196, y, 210, 24, { tone: ink }),
            ...hatch(196, y + 4, 210 * a, 16, 4, ink),
            toned(ink, line([196 + 210 * a, y], [196 + 210 * a, y + 24])),
            toned(ink, line([196 + 210 * (a + b), y], [196 + 210 * (a + b), y + 24])),
            ...(marked ? [] : [tick(430, y + 12, 13)]),
            toned('field', line([78, y + 46], [444, y + 46])),
          ]
        }),
        // The unlikely one is queried before it counts.
        toned('accent', line([410, 378], [500, 378], [500, 470], [528, 470])),
        rect(528, 414, 394, 146, { radius: 10, tone: 'accent' }),
        ring(562, 450, 14, 'accent'),
        toned('accent', line([562, 443], [562, 451])),
        toned('accent', line([562, 455.5], [562, 457])),
        words(594, 444, 150, 290, 230),
        button(594, 508, 132, 34),
        button(742, 508, 132, 34),
        // All confirmed booths.
        Array.from({ length: 15 }, (_, i) => 92 + i * 6).flatMap((r) => [
          { points: arc(725, 344, r * 1.1, 180, 258, 18), free: true },
          ...(Math.round(r / 6) % 2 ? [{ points: arc(725, 344, r * 1.1, 261, 318, 14), tone: 'field' as const, free: true }] : []),
          ...(Math.round(r / 6) % 4 === 1 ? [{ points: arc(725, 344, r * 1.1, 321, 360, 12), tone: 'field' as const, free: true }] : []),
        ]),
        line([528, 344], [922, 344]),
        words(680, 316, 90),
      ],
    )
  },
} satisfies Record<string, Subject>

/** Turnout by hour of the day, as the height of a curve. */
const turnout = (x: number) => 104 * smooth(64, 384, x) + 10 * smooth(84, 124, x)
