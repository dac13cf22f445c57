/** One picture per project. */
import { blank, block, hill, pillow, rings, sum, tube } from '../fields';
import { arc, cog, heart, path, regular } from '../outlines';
import type { Subject } from '../relief';
import { box, circle, ellipse, grow, move, outline, polygon, rotate, stroke, subtract, union } from '../shapes';
import { bolt, bulb, bust, footprint, house, phone, sitter } from './props';

export const projects = {
  'exam-prep': () => {
    const { body, screen } = phone(400, 316, 250, 450);
    return {
      wake: body,
      layers: [
        block(body, 36),
        block(screen, -10, { tone: 'none' }),
        ...[190, 290, 390].flatMap((y, i) => [
          block(stroke([[314, y + 4], [334, y + 26], [372, y - 24]], 20), 12, { tone: i === 1 ? 'accent' : 'ink' }),
          block(box(446, y - 8, 92, 16, 4), 8, { edge: 2 }),
          block(box(430, y + 22, 60, 16, 4), 8, { edge: 2 }),
        ]),
        block(box(400, 474, 176, 30, 8), 8, { edge: 2 }),
      ],
    };
  },
  erp: () => {
    const knob = (x: number, y: number) => circle(x, y, 30);
    const cell = (x: number, y: number) => box(x, y, 178, 158, 10);
    const a = union([cell(308, 236), knob(404, 236)]);
    const b = union([subtract(cell(492, 236), grow(knob(404, 236), 6)), knob(492, 322)]);
    const c = subtract(cell(492, 400), grow(knob(492, 322), 6), grow(knob(396, 400), 6));
    const d = union([cell(308, 400), knob(396, 400)]);
    return {
      wake: box(400, 318, 362, 322, 10),
      layers: [
        block(union([a, b, d]), 26, { tone: 'none' }),
        ...[a, b, d].map((piece) => block(grow(piece, -4), 5, { edge: 1 })),
        block(move(c, 34, 28), 34, { flat: true, tone: 'accent' }),
      ],
    };
  },
  'health-chatbot': () => {
    const bubble = union([box(400, 288, 400, 270, 60), polygon([[280, 390], [380, 400], [272, 492]])], 14);
    const pulse = path('M226 296 L330 296 L356 262 L388 362 L426 200 L456 326 L476 296 L574 296');
    return {
      wake: bubble,
      layers: [block(bubble, 40), blank(stroke(pulse, 26), 0, { rim: false })],
      curves: [{ points: pulse, tone: 'accent' as const }],
    };
  },
  'health-ecosystem': () => {
    const ring = regular(400, 310, 205, 6, 0);
    return {
      wake: circle(400, 310, 120),
      wakeHeight: 3,
      layers: [
        block(union(ring.map((p) => stroke([p, [400, 310]], 14))), 10, { tone: 'none' }),
        block(outline(circle(400, 310, 205), 14), 10, { tone: 'none' }),
        ...ring.map(([x, y]) => pillow(circle(x, y, 40), 32, 40, { flat: true })),
        block(circle(400, 310, 108), 22, { flat: true }),
        block(union([box(400, 310, 52, 148, 6), box(400, 310, 148, 52, 6)]), 16, { tone: 'accent' }),
      ],
    };
  },
  'child-health': () => {
    const body = ellipse(400, 412, 108, 112);
    return {
      wake: union([body, circle(400, 230, 105)], 30),
      layers: [
        ...[-1, 1].map((s) => pillow(stroke([[400 + s * 82, 360], [400 + s * 142, 410]], 66), 34, 33)),
        ...[-1, 1].map((s) => pillow(circle(400 + s * 92, 128, 46), 34, 30)),
        pillow(body, 46, 70, { flat: true }),
        ...[-1, 1].map((s) => pillow(ellipse(400 + s * 88, 496, 58, 50), 50, 46, { flat: true })),
        pillow(ellipse(400, 226, 118, 106), 62, 90, { flat: true }),
        pillow(ellipse(400, 268, 50, 36), 20, 36),
        ...[-1, 1].map((s) => blank(circle(400 + s * 42, 222, 10), 0)),
        block(ellipse(400, 256, 15, 10), 6, { edge: 3 }),
        pillow(polygon(heart(400, 420, 46)), 16, 24, { tone: 'accent' }),
      ],
    };
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
  networking: () => {
    const people = [[220, 380, 1], [580, 380, 1], [400, 190, 1]] as const;
    const links = union(people.map(([x, y], i) => {
      const [a, b] = people[(i + 1) % 3] ?? people[0];
      return stroke([[x, y], [a, b]], 20);
    }));
    return {
      wake: links,
      wakeHeight: 3,
      layers: [
        block(links, 12, { tone: 'accent' }),
        ...people.flatMap(([x, y, s]) => {
          const { disc, head, shoulders } = bust(x, y, s);
          return [
            block(disc, 22, { flat: true, tone: 'none' }),
            pillow(shoulders, 18, 40),
            pillow(head, 20, 32),
          ];
        }),
      ],
    };
  },
  'spare-parts': () => {
    const gear = polygon(cog(300, 318, 190, 148, 12, 4));
    const { head, shaft, thread, facets } = bolt(606, 316, 18);
    return {
      wake: union([gear, head, shaft]),
      wakeHeight: 4,
      layers: [
        block(gear, 44),
        block(circle(300, 318, 92), -14, { tone: 'ink' }),
        block(circle(300, 318, 44), -30, { tone: 'none' }),
        block(shaft, 34),
        ...thread.map((t) => blank(t, 0, { rim: false })),
        block(head, 44, { tone: 'accent', flat: true }),
        ...facets.map((f) => blank(f, 0, { rim: false })),
      ],
    };
  },
  'idea-portal': () => {
    const { glass, screw, filament } = bulb(400, 255, 132);
    return {
      wake: glass,
      layers: [
        pillow(glass, 74, 100),
        ...screw.map((s) => block(s, 40, { flat: true })),
        ...[200, 235, 270, 305, 340].map((a) => {
          const [p] = arc(400, 255, 176, a, a, 1);
          const [q] = arc(400, 255, 226, a, a, 1);
          return block(stroke([p ?? [0, 0], q ?? [0, 0]], 16), 14, { tone: 'ink' });
        }),
      ],
      curves: [{ points: filament, tone: 'accent' as const, lift: 2 }],
    };
  },
  'pressure-vessel': () => {
    const shell = box(400, 320, 560, 216, 92);
    return {
      wake: shell,
      accentLine: 330,
      layers: [
        ...[250, 550].map((x) => block(polygon([[x - 34, 380], [x + 34, 380], [x + 52, 498], [x - 52, 498]]), 20)),
        ...[230, 400, 570].flatMap((x, i) => [
          pillow(box(x, 214, i === 1 ? 92 : 52, 130), 56, 26),
          block(box(x, 146, i === 1 ? 132 : 88, 30, 4), 58, { flat: true }),
        ]),
        pillow(shell, 64, 108, { flat: true }),
        ...[268, 532].map((x) => pillow(box(x, 320, 14, 208, 7), 6, 7)),
      ],
    };
  },
  'foot-measurement': () => {
    const { sole, toes } = footprint(390, 320, 1);
    return {
      wake: union([sole, ...toes], 20),
      layers: [
        pillow(sole, 20, 26),
        ...toes.map((t) => pillow(t, 16, 18)),
        blank(box(590, 310, 60, 470, 10), 0, { rim: false }),
      ],
      curves: [
        { points: path('M590 96 L590 524'), tone: 'accent' as const },
        { points: path('M566 96 L614 96'), tone: 'accent' as const },
        { points: path('M566 524 L614 524'), tone: 'accent' as const },
        { points: path('M578 122 L590 98 L602 122'), tone: 'accent' as const },
        { points: path('M578 498 L590 522 L602 498'), tone: 'accent' as const },
      ],
    };
  },
  restaurant: () => {
    const tines = [-30, -10, 10, 30].map((dx) => stroke([[150 + dx, 140], [150 + dx, 240]], 11));
    const fork = union([...tines, polygon(path('M112 232 L188 232 Q188 292 162 302 L162 330 L138 330 L138 302 Q112 292 112 232')), stroke([[150, 310], [150, 500]], 26)]);
    const knife = union([polygon(path('M664 130 Q626 190 632 330 L664 330 L664 130')), stroke([[650, 320], [650, 500]], 26)]);
    const plate = circle(400, 318, 196);
    return {
      wake: plate,
      layers: [
        block(plate, 24),
        block(circle(400, 318, 132), -12, { edge: 6 }),
        block(fork, 22),
        block(knife, 22),
      ],
      curves: [{ points: arc(400, 318, 164, 0, 360, 90), tone: 'accent' as const }],
    };
  },
  meditation: () => {
    const { figure, gaps, head, fold } = sitter(400, 330);
    return {
      terrain: rings(400, 350, 6, 80, 330),
      layers: [
        pillow(figure, 34, 40),
        ...gaps.map((gap) => block(gap, -30, { tone: 'field', rim: false })),
        blank(fold, 0, { rim: false }),
        pillow(head, 40, 50, { flat: true }),
        block(circle(400, 322, 18), 6, { tone: 'accent' }),
      ],
    };
  },
  'digital-tv': () => {
    const set = box(400, 290, 560, 350, 22);
    const screen = box(400, 290, 516, 306, 8);
    return {
      wake: set,
      layers: [
        block(set, 40),
        block(screen, (x, y) => -12 + rings(400, 290, 10, 84, 400)(x, y), { rim: true, tone: 'ink' }),
        block(polygon([[362, 222], [362, 358], [470, 290]]), 34, { tone: 'accent', flat: true }),
        block(box(400, 492, 240, 18, 9), 20),
      ],
    };
  },
  'outlier-detection': () => {
    const dots = Array.from({ length: 8 }, (_, i) => 64 + i * 96).flatMap((x) => [110, 210, 310, 410, 510].map((y) => [x, y] as const));
    return {
      ripple: 0.6,
      terrain: sum(hill(544, 310, 210, 30, 34), ...dots.filter(([x, y]) => x !== 544 || y !== 310).map(([x, y]) => hill(x, y, 26, 26, 24))),
      layers: [{ shape: ellipse(544, 312, 66, 62), by: 0, edge: 1, tone: 'accent' as const }],
    };
  },
  recruitment: () => {
    const { walls, roof, chimney, door, windows } = house(400, 330, 1);
    return {
      wake: union([walls, roof]),
      layers: [
        block(chimney, 30),
        block(walls, 36),
        block(roof, 52, { flat: true }),
        ...windows.map((w) => block(w, -8, { tone: 'none' })),
        block(door, 14, { tone: 'accent' }),
      ],
    };
  },
  'cluster-automation': () => {
    const centres = [[220, 230], [560, 210], [410, 430]] as const;
    return {
      wake: union(centres.map(([x, y]) => circle(x, y, 110))),
      wakeHeight: 4,
      layers: centres.flatMap(([x, y], i) => [
        tube(outline(circle(x, y, 122), 10), 8, { tone: 'none' }),
        ...[[x, y] as const, ...regular(x, y, 68, 6, i * 20)].map(([a, b]) =>
          pillow(circle(a, b, 29), 24, 29, { tone: i === 1 ? ('accent' as const) : ('ink' as const) }),
        ),
      ]),
    };
  },
  census: () => {
    const homes = [120, 280, 440].flatMap((y, row) => Array.from({ length: 5 }, (_, i) => [116 + i * 142, y + 50, row * 5 + i] as const));
    return {
      ripple: 1,
      layers: homes.flatMap(([x, y, i]) => [
        block(polygon([[x - 42, y + 46], [x - 42, y - 8], [x, y - 50], [x + 42, y - 8], [x + 42, y + 46]]), 24, { tone: i === 8 ? ('accent' as const) : ('ink' as const) }),
        blank(box(x, y + 28, 20, 38), 0, { rim: false }),
      ]),
    };
  },
} satisfies Record<string, Subject>;
