/** The company and its products: who leads it, what it measures and what it has patented. */
import { bell, blank, block, type Curve, hill, line, pillow, type Subject, smooth, sum, tint, toned } from '../fields'
import { arc, path } from '../outlines'
import { box, circle, ellipse, type Point, polygon, rotate, type Shape, stroke, union } from '../shapes'

export const company = {
  summit: () => {
    const mountain = sum(
      hill(430, 470, 300, 74, 130),
      hill(560, 500, 170, 74, 100),
      hill(300, 500, 140, 70, 96),
      hill(660, 520, 84, 60, 70),
      hill(190, 530, 60, 60, 60),
    )
    return {
      lines: 46,
      top: 190,
      bottom: 590,
      perspective: 1.25,
      ripple: 2,
      terrain: mountain,
      layers: [tint({ d: (x, y) => 22 - mountain(x, y), box: [60, 200, 790, 595] })],
      curves: [
        line([430, 176], [430, 82]),
        ...[86, 92, 98, 104, 110, 116, 122].map((y, i) => toned('accent', line(...path(`M430 ${y} Q452 ${y - 9} 472 ${y} L${524 - i * 3} ${y - 3}`)))),
      ],
    }
  },
  quotation: () => {
    const mark = (x: number) => [circle(x, 356, 72), polygon(path('M-72 360 C-78 250 -30 186 52 164 L66 206 C16 226 -8 256 -12 300', x))]
    const [left, right] = [union(mark(292), 6), union(mark(512), 6)]
    return { wake: union([left, right]), layers: [block(left, 34), block(right, 34, { tone: 'accent' })] }
  },
  'free-seat': () => {
    const table = box(400, 318, 440, 190, 34)
    const chair = (x: number, y: number) => box(x, y, 92, 62, 24)
    const taken = [...[260, 400, 540].map((x) => chair(x, 160)), ...[260, 400].map((x) => chair(x, 476))]
    // One has been pulled back.
    const free = rotate(chair(584, 500), -14, 584, 500)
    return {
      wake: table,
      layers: [block(table, 34), ...taken.map((seat) => block(seat, 24)), block(free, 24, { tone: 'accent' })],
    }
  },
  leadership: () => {
    const head = box(400, 232, 150, 270, 75)
    return {
      wake: head,
      layers: [
        block(stroke(arc(400, 262, 120, -8, 188), 20), 20, { edge: 2 }),
        block(box(400, 438, 22, 110, 4), 20, { edge: 2 }),
        block(box(400, 500, 180, 26, 13), 24),
        pillow(head, 62, 74, { flat: true }),
        ...[196, 226, 256].map((y) => blank(stroke(path('M340 0 L460 0', 0, y), 8), 0, { rim: false })),
        pillow(box(400, 310, 150, 22, 4), 8, 10, { tone: 'accent' }),
      ],
    }
  },
  company: () => ({
    width: 1600,
    height: 700,
    lines: 36,
    top: 392,
    bottom: 692,
    perspective: 1.7,
    weight: 1.3,
    ripple: 0,
    terrain: (x, y) => smooth(400, 700, y) * 11 * (Math.sin(x * 0.009 + y * 0.04) + 0.6 * Math.sin(x * 0.016 - y * 0.027)),
    // The sun is lines too, further apart the lower they lie, and so is its path on the water.
    curves: [
      ...Array.from({ length: 24 }, (_, i) => 384 - 222 * (1 - (i + 1) / 25) ** 0.82).map((y) =>
        chord(1130, y, Math.sqrt(Math.max(0, 224 ** 2 - (388 - y) ** 2))),
      ),
      ...Array.from({ length: 9 }, (_, i) => ({
        ...chord(1130 + 16 * Math.sin(i * 2.1), 404 + i ** 1.55 * 8, 190 * (1 - i / 10) * (0.8 + 0.2 * Math.cos(i * 3))),
        free: false,
        lift: 1,
      })),
    ],
  }),
  election: () => {
    const paper = rotate(box(400, 190, 190, 250, 4), -8, 400, 300)
    const turn = (shape: Shape) => rotate(shape, -8, 400, 300)
    return {
      wake: box(400, 440, 420, 200),
      layers: [
        block(box(400, 300, 430, 70, 6), 20),
        block(box(400, 306, 270, 14, 7), -8, { tone: 'none' }),
        block(paper, 40, { flat: true, tone: 'none' }),
        block(turn(stroke(path('M352 170 L386 208 L450 128'), 28)), 14, { tone: 'accent' }),
        block(box(400, 436, 430, 190, 6), 44, { flat: true }),
      ],
    }
  },
  'channel-analytics': () => {
    const set = box(400, 300, 620, 400, 20)
    const screen = box(400, 300, 576, 356, 8)
    return {
      wake: set,
      wakeHeight: 4,
      accentLine: 390,
      layers: [
        block(set, 30),
        block(screen, (x, y) => {
          const c = Math.floor((y - 120) / 12)
          const fade = smooth(180, 230, y) * (1 - smooth(400, 460, y))
          return (
            -10 +
            fade *
              ((34 + 22 * Math.sin(c * 1.9)) * bell(x - (260 + 30 * Math.sin(c)), 46) +
                (60 + 24 * Math.cos(c * 2.3)) * bell(x - (420 + 44 * Math.sin(c * 1.3)), 52) +
                (44 + 20 * Math.sin(c * 1.1)) * bell(x - (560 + 30 * Math.cos(c * 0.9)), 40))
          )
        }),
        block(box(400, 536, 220, 16, 8), 14),
      ],
    }
  },
  'patent-exam': () => {
    const turn = (shape: Shape) => rotate(shape, -4, 400, 316)
    const page = turn(box(400, 316, 410, 490, 6))
    const tilt = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x + (y - 316) * 0.07, y - (x - 400) * 0.07])
    return {
      wake: page,
      layers: [block(page, 22, { tone: 'none' }), block(stroke(path('M486 440 L526 490 L630 336'), 40), 44, { tone: 'accent', flat: true })],
      curves: [140, 200, 260, 320, 380, 440, 500].flatMap((y, row) => [
        { points: tilt(path(`M220 ${y + 16} L${row > 3 ? 450 : 580} ${y + 16}`)) },
        { points: tilt(script(240, [560, 520, 548, 500, 430, 420, 330][row] ?? 500, y, row)) },
      ]),
    }
  },
  'patent-foot': () => {
    const sole = 'C214 470 250 482 290 478 C340 474 370 446 420 442 C470 440 500 464 550 474 C580 480 590 470 604 468 C640 482 694 480 698 450'
    const foot = polygon(
      path(
        `M270 50 C276 150 262 230 236 310 C212 350 204 390 206 436 ${sole} C700 424 664 414 634 408 C612 404 602 400 584 392 C520 362 452 320 434 250 C420 190 424 120 428 50`,
        -52,
        -10,
      ),
    )
    return {
      wake: foot,
      layers: [pillow(foot, 46, 56), pillow(ellipse(284, 312, 44, 46), 5, 44), blank(box(400, 536, 560, 60, 10), 0, { rim: false })],
      curves: [
        { points: path(`M206 436 ${sole}`, -52, -10) },
        { points: path('M152 540 L646 540'), tone: 'accent' as const },
        { points: path('M152 516 L152 564'), tone: 'accent' as const },
        { points: path('M646 516 L646 564'), tone: 'accent' as const },
        { points: path('M178 528 L154 540 L178 552'), tone: 'accent' as const },
        { points: path('M620 528 L644 540 L620 552'), tone: 'accent' as const },
      ],
    }
  },
} satisfies Record<string, Subject>

function chord(x: number, y: number, half: number): Curve {
  return toned('accent', line([x - half, y], [x + half, y]))
}

/** Handwriting that nobody has to read: leaning loops, tall and short, with gaps between words. */
function script(from: number, to: number, y: number, seed: number): Point[] {
  return Array.from({ length: Math.round((to - from) / 1.2) }, (_, i): Point => {
    const t = i * 1.2
    const tall = 7 + 9 * Math.max(0, Math.sin(t * 0.09 + seed * 2.1)) ** 3
    const word = smooth(-0.75, -0.5, Math.sin(t * 0.055 + seed * 1.7))
    const turn = t * 0.42 + seed
    return [from + t + 5 * word * Math.sin(turn), y + 8 - word * tall * (1 - Math.cos(turn)) * 0.8]
  })
}
