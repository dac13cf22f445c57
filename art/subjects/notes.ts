/** The journal, and small pages such as errors. */
import { blank, block, type Curve, line, pillow, type Subject, toned } from '../fields'
import { arc, path } from '../outlines'
import { box, circle, type Point, polygon, stroke, union } from '../shapes'

export const notes = {
  'blog-engineering': () => {
    const legs = [stroke(path('M400 150 L286 500'), 26), stroke(path('M400 150 L514 500'), 26)]
    return {
      wake: union(legs),
      wakeHeight: 4,
      layers: [
        block(stroke(arc(400, 150, 200, 58, 122), 16), 14, { edge: 2 }),
        ...legs.map((l) => block(l, 30, { flat: true })),
        block(box(400, 96, 30, 70, 8), 26),
        pillow(circle(400, 158, 42), 44, 36, { flat: true }),
      ],
      curves: [{ points: arc(0, 0, 1, -64, 64).map(([x, y]) => [286 + x * 228, 478 + y * 84] as const), tone: 'accent' as const, free: true }],
    }
  },
  'blog-ai': () => {
    const star = (x: number, y: number, r: number) =>
      polygon(path('M0 -1 C0.1 -0.3 0.3 -0.1 1 0 C0.3 0.1 0.1 0.3 0 1 C-0.1 0.3 -0.3 0.1 -1 0 C-0.3 -0.1 -0.1 -0.3 0 -1', x, y, r))
    return {
      wake: star(370, 330, 210),
      layers: [pillow(star(370, 330, 230), 70, 70), pillow(star(580, 170, 104), 40, 34, { tone: 'accent' }), pillow(star(600, 450, 64), 26, 22)],
    }
  },
  'blog-partnership': () => ({
    wake: box(400, 420, 820, 20),
    wakeHeight: 4,
    // Deck and towers are of one height, or a gap would open below it.
    layers: [...[230, 570].map((x) => block(box(x, 330, 34, 400, 4), 26)), block(box(400, 424, 840, 28, 2), 26, { flat: true })],
    curves: [
      ...[285, 325, 365, 405, 445, 485, 525, 185, 145, 105, 65, 25, 625, 665, 705, 745, 785].map((x) => line([x, cable(x) - 26], [x, 387])),
      toned('accent', line(...Array.from({ length: 101 }, (_, i): Point => [i * 8, cable(i * 8) - 26]))),
    ],
  }),
  'not-found': () => ({
    ripple: 1,
    // Everything right of the edge is missing; the one line that did not stop in time hangs over it.
    layers: [blank(polygon(path('M500 -20 C540 120 470 240 500 330 C530 430 480 520 510 640 L900 640 L900 -20')), 0, { rim: false, edge: 0.5 })],
    curves: [
      over('M-2 282 L440 282 C520 282 560 290 572 360 C584 440 556 470 590 520 C614 556 660 552 662 522 C664 498 630 496 628 524 C626 556 680 572 730 560'),
    ],
  }),
  thanks: () => {
    const left = polygon(path('M650 120 L170 296 L330 366'))
    const right = polygon(path('M650 120 L398 396 L536 486'))
    const hull = polygon(path('M650 120 L170 296 L330 366 L352 508 L398 396 L536 486'))
    return {
      wake: hull,
      layers: [block(hull, 20, { tone: 'none', edge: 1 }), block(left, 5, { edge: 1 }), block(right, 5, { edge: 1 })],
      curves: [over('M336 520 C290 580 150 570 140 500 C132 440 220 440 214 506 C206 574 90 580 -10 540')],
    }
  },
  contact: () => {
    const body = box(400, 320, 480, 320, 14)
    return {
      wake: body,
      layers: [
        block(body, 34),
        blank(stroke(path('M172 470 L340 330'), 8), 0, { rim: false }),
        blank(stroke(path('M628 470 L460 330'), 8), 0, { rim: false }),
        block(polygon(path('M166 166 L634 166 L400 372')), 16),
        block(circle(400, 356, 42), 64, { tone: 'accent', flat: true }),
      ],
    }
  },
} satisfies Record<string, Subject>

/** A coloured line over the picture. */
function over(d: string): Curve {
  return toned('accent', line(...path(d)))
}

function cable(x: number): number {
  const towers = [-110, 230, 570, 910]
  const i = towers.findIndex((t) => t > x) - 1
  const t = (x - (towers[i] ?? -110)) / 340
  return 150 + 4 * 230 * t * (1 - t)
}
