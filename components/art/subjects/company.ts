/** The company: its people, its products, its stacks, its journal, its small pages. */
import { blank, block, pillow, smooth } from '../fields';
import { arc, path } from '../outlines';
import type { Subject } from '../relief';
import { box, circle, intersect, type Point, polygon, rotate, stroke, union } from '../shapes';

export const company = {
  leadership: () => {
    const head = box(400, 232, 150, 270, 75);
    return {
      wake: head,
      layers: [
        block(stroke(arc(400, 262, 120, -8, 188), 20), 20, { edge: 2 }),
        block(box(400, 438, 22, 110, 4), 20, { edge: 2 }),
        block(box(400, 500, 180, 26, 13), 24),
        pillow(head, 62, 74, { flat: true }),
        ...[196, 226, 256].map((y) => blank(stroke([[340, y], [460, y]], 8), 0, { rim: false })),
        pillow(box(400, 310, 150, 22, 4), 8, 10, { tone: 'accent' }),
      ],
    };
  },
  company: () => ({
    width: 1600,
    height: 700,
    lines: 52,
    top: 40,
    bottom: 690,
    weight: 1.3,
    ripple: 1,
    layers: [
      blank(box(800, 190, 1700, 400), 0, { rim: false, edge: 0.5 }),
      { shape: intersect(circle(1120, 384, 230), box(1120, 190, 600, 399)), by: 0, edge: 0.5, tone: 'accent' },
    ],
    terrain: (x, y) => smooth(385, 700, y) * 26 * (Math.sin(x * 0.012 + y * 0.05) + 0.5 * Math.sin(x * 0.021 - y * 0.031)),
  }),
  election: () => {
    const paper = rotate(box(400, 190, 190, 250, 4), -8, 400, 300);
    const turn = (s: Parameters<typeof rotate>[0]) => rotate(s, -8, 400, 300);
    return {
      wake: box(400, 440, 420, 200),
      layers: [
        block(box(400, 300, 430, 70, 6), 20),
        block(box(400, 306, 270, 14, 7), -8, { tone: 'none' }),
        block(paper, 40, { flat: true, tone: 'none' }),
        block(turn(stroke([[352, 170], [386, 208], [450, 128]], 28)), 14, { tone: 'accent' }),
        block(box(400, 436, 430, 190, 6), 44, { flat: true }),
      ],
    };
  },
  'channel-analytics': () => {
    const set = box(400, 300, 620, 400, 20);
    const screen = box(400, 300, 576, 356, 8);
    const peak = (x: number, at: number, w: number, h: number) => h * Math.exp(-(((x - at) / w) ** 2));
    return {
      wake: set,
      wakeHeight: 4,
      accentLine: 390,
      layers: [
        block(set, 30),
        block(screen, (x, y) => {
          const c = Math.floor((y - 120) / 12);
          const fade = smooth(180, 230, y) * (1 - smooth(400, 460, y));
          return -10 + fade * (peak(x, 260 + 30 * Math.sin(c), 46, 34 + 22 * Math.sin(c * 1.9)) + peak(x, 420 + 44 * Math.sin(c * 1.3), 52, 60 + 24 * Math.cos(c * 2.3)) + peak(x, 560 + 30 * Math.cos(c * 0.9), 40, 44 + 20 * Math.sin(c * 1.1)));
        }),
        block(box(400, 536, 220, 16, 8), 14),
      ],
    };
  },
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
    const pins = [-96, -48, 0, 48, 96].flatMap((o) => [box(400 + o, 322, 26, 444, 4), box(400, 318 + o, 430, 26, 4)]);
    return {
      wake: box(400, 318, 320, 320, 16),
      layers: [
        ...pins.map((p) => block(p, 12, { edge: 2, flat: true })),
        block(box(400, 318, 310, 310, 20), 24, { flat: true }),
        block(box(400, 318, 200, 200, 10), -10, { tone: 'none' }),
        block(box(400, 318, 128, 128, 6), 16, { tone: 'accent' }),
      ],
    };
  },
  'patent-exam': () => {
    const turn = (s: Parameters<typeof rotate>[0]) => rotate(s, -4, 400, 316);
    const page = turn(box(400, 316, 410, 490, 6));
    const tilt = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x + (y - 316) * 0.07, y - (x - 400) * 0.07]);
    return {
      wake: page,
      layers: [
        block(page, 22, { tone: 'none' }),
        block(stroke([[486, 440], [526, 490], [630, 336]], 40), 44, { tone: 'accent', flat: true }),
      ],
      curves: [140, 200, 260, 320, 380, 440, 500].flatMap((y, row) => [
        { points: tilt([[220, y + 16], [580, y + 16]]) },
        { points: tilt(script(240, [560, 520, 548, 500, 440, 420, 330][row] ?? 500, y, row)) },
      ]),
    };
  },
  'patent-foot': () => {
    const foot = polygon(path('M262 60 C270 170 244 250 216 336 C190 410 196 470 252 480 C310 488 340 452 400 446 C460 442 500 476 560 482 C620 488 676 482 682 450 C688 420 640 404 590 384 C510 354 456 320 436 250 C420 190 424 120 428 60', -30, 16));
    const toe = polygon(path('M640 440 C660 432 682 436 684 452 C680 462 656 460 640 456', -30, 16));
    return { wake: foot, layers: [pillow(foot, 46, 70), blank(toe, 0)], accentLine: 400 };
  },
  'opening-design': () => {
    const turn = (s: Parameters<typeof rotate>[0]) => rotate(s, 34, 420, 260);
    const nib = polygon(path('M0 210 C-30 120 -96 70 -84 -10 L-52 -110 L52 -110 L84 -10 C96 70 30 120 0 210', 430, 240));
    const curve = path('M96 480 C140 340 260 560 318 398');
    return {
      wake: turn(nib),
      layers: [
        pillow(turn(nib), 34, 40),
        blank(turn(stroke([[430, 270], [430, 446]], 8)), 0, { rim: false }),
        blank(turn(circle(430, 258, 22)), 0),
        block(turn(box(430, 96, 124, 44, 8)), 36),
        block(stroke(curve, 12), 12, { tone: 'accent', edge: 2 }),
        block(box(96, 480, 36, 36, 2), 18, { tone: 'accent', flat: true }),
      ],
    };
  },
  'opening-marketing': () => {
    const turn = (s: Parameters<typeof rotate>[0]) => rotate(s, -14, 360, 310);
    return {
      wake: turn(polygon([[240, 260], [480, 170], [480, 450], [240, 360]])),
      wakeHeight: 4,
      layers: [
        block(turn(polygon([[262, 360], [322, 374], [344, 486], [286, 490]])), 16),
        pillow(turn(polygon([[236, 262], [482, 166], [482, 454], [236, 358]])), 44, 70),
        block(turn(box(492, 310, 32, 316, 14)), 40, { flat: true }),
        block(turn(box(204, 310, 70, 110, 22)), 40, { flat: true }),
        ...[70, 122, 174].map((r) => pillow(turn(stroke(arc(500, 310, r, -34, 34), 20)), 16, 10, { tone: 'accent' })),
      ],
    };
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
  'blog-engineering': () => {
    const legs = [stroke([[400, 150], [286, 500]], 26), stroke([[400, 150], [514, 500]], 26)];
    return {
      wake: union(legs),
      wakeHeight: 4,
      layers: [
        block(stroke(arc(400, 150, 200, 58, 122), 16), 14, { edge: 2 }),
        ...legs.map((l) => block(l, 30, { flat: true })),
        block(box(400, 96, 30, 70, 8), 26),
        pillow(circle(400, 158, 42), 44, 36, { flat: true }),
      ],
      curves: [{ points: arc(0, 0, 1, -62, 62).map(([x, y]) => [286 + x * 228, 500 + y * 110] as const), tone: 'accent' as const }],
    };
  },
  'blog-ai': () => {
    const star = (x: number, y: number, r: number) => polygon(path('M0 -1 C0.1 -0.3 0.3 -0.1 1 0 C0.3 0.1 0.1 0.3 0 1 C-0.1 0.3 -0.3 0.1 -1 0 C-0.3 -0.1 -0.1 -0.3 0 -1', x, y, r));
    return {
      wake: star(370, 330, 210),
      layers: [
        pillow(star(370, 330, 230), 70, 70),
        pillow(star(580, 170, 104), 40, 34, { tone: 'accent' }),
        pillow(star(600, 450, 64), 26, 22),
      ],
    };
  },
  'blog-partnership': () => ({
    wake: box(400, 420, 820, 20),
    wakeHeight: 4,
    layers: [
      ...[230, 570].map((x) => block(box(x, 330, 34, 400, 4), 26)),
      block(box(400, 424, 840, 28, 2), 40, { flat: true }),
    ],
    curves: [
      ...[285, 325, 365, 405, 445, 485, 525, 185, 145, 105, 65, 25, 625, 665, 705, 745, 785].map((x) => ({ points: [[x, cable(x) - 22], [x, 370]] as const, free: true })),
      { points: Array.from({ length: 101 }, (_, i) => [i * 8, cable(i * 8) - 26] as const), tone: 'accent' as const, free: true }],
  }),
  'not-found': () => ({
    ripple: 1,
    // Everything right of the edge is missing; the one line that did not stop in time hangs over it.
    layers: [blank(polygon(path('M500 -20 C540 120 470 240 500 330 C530 430 480 520 510 640 L900 640 L900 -20')), 0, { rim: false, edge: 0.5 })],
    curves: [{ points: path('M-2 282 L440 282 C520 282 560 290 572 360 C584 440 556 470 590 520 C614 556 660 552 662 522 C664 498 630 496 628 524 C626 556 680 572 730 560'), tone: 'accent' as const, free: true }],
  }),
  thanks: () => {
    const left = polygon([[650, 120], [170, 296], [330, 366]]);
    const right = polygon([[650, 120], [398, 396], [536, 486]]);
    const keel = polygon([[650, 120], [330, 366], [352, 508], [398, 396]]);
    return {
      wake: union([left, right, keel]),
      layers: [block(union([left, keel, right]), 20, { tone: 'none' }), block(left, 4, { edge: 1 }), block(right, 4, { edge: 1 })],
      curves: [{ points: path('M336 520 C290 580 150 570 140 500 C132 440 220 440 214 506 C206 574 90 580 -10 540'), tone: 'accent' as const, free: true }],
    };
  },
  contact: () => {
    const body = box(400, 320, 480, 320, 14);
    return {
      wake: body,
      layers: [
        block(body, 34),
        blank(stroke([[172, 470], [340, 330]], 8), 0, { rim: false }),
        blank(stroke([[628, 470], [460, 330]], 8), 0, { rim: false }),
        block(polygon([[166, 166], [634, 166], [400, 372]]), 16, { tone: 'ink' }),
        pillow(circle(400, 352, 40), 16, 20, { tone: 'accent' }),
      ],
    };
  },
} satisfies Record<string, Subject>;

function cable(x: number): number {
  const towers = [-110, 230, 570, 910];
  const i = towers.findIndex((t) => t > x) - 1;
  const t = (x - (towers[i] ?? -110)) / 340;
  return 150 + 4 * 230 * t * (1 - t);
}

/** Handwriting that nobody has to read: leaning loops, tall and short, with gaps between words. */
function script(from: number, to: number, y: number, seed: number): Point[] {
  return Array.from({ length: Math.round((to - from) / 1.2) }, (_, i): Point => {
    const t = i * 1.2;
    const tall = 7 + 9 * Math.max(0, Math.sin(t * 0.09 + seed * 2.1)) ** 3;
    const word = smooth(-0.75, -0.5, Math.sin(t * 0.055 + seed * 1.7));
    const turn = t * 0.42 + seed;
    return [from + t + 5 * word * Math.sin(turn), y + 8 - word * tall * (1 - Math.cos(turn)) * 0.8];
  });
}
