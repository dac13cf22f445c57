/** Projects about people: learning, health, homes. */
import { blank, block, pillow, rings, type Subject } from '../fields'
import { heart, path, regular } from '../outlines'
import { box, circle, ellipse, outline, polygon, stroke, union } from '../shapes'
import { bust, footprint, house, phone, sitter } from './props'

export const people = {
  'exam-prep': () => {
    const { body, screen } = phone(400, 316, 250, 450)
    return {
      wake: body,
      layers: [
        block(body, 36),
        block(screen, -10, { tone: 'none' }),
        ...[190, 290, 390].flatMap((y, i) => [
          block(stroke(path('M314 4 L334 26 L372 -24', 0, y), 20), 12, { tone: i === 1 ? 'accent' : 'ink' }),
          block(box(446, y - 8, 92, 16, 4), 8, { edge: 2 }),
          block(box(430, y + 22, 60, 16, 4), 8, { edge: 2 }),
        ]),
        block(box(400, 474, 176, 30, 8), 8, { edge: 2 }),
      ],
    }
  },
  'health-chatbot': () => {
    const bubble = union([box(400, 288, 400, 270, 60), polygon(path('M280 390 L380 400 L272 492'))], 14)
    const pulse = path('M226 296 L330 296 L356 262 L388 362 L426 200 L456 326 L476 296 L574 296')
    return {
      wake: bubble,
      layers: [block(bubble, 40), blank(stroke(pulse, 26), 0, { rim: false })],
      curves: [{ points: pulse, tone: 'accent' as const }],
    }
  },
  'health-ecosystem': () => {
    const ring = regular(400, 310, 205, 6, 0)
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
    }
  },
  'child-health': () => {
    const body = ellipse(400, 412, 108, 112)
    return {
      wake: union([body, circle(400, 230, 105)], 30),
      layers: [
        ...[-1, 1].map((s) => pillow(stroke(path('M82 360 L142 410', 400, 0, s, 1), 66), 34, 33)),
        ...[-1, 1].map((s) => pillow(circle(400 + s * 92, 128, 46), 34, 30)),
        pillow(body, 46, 70, { flat: true }),
        ...[-1, 1].map((s) => pillow(ellipse(400 + s * 88, 496, 58, 50), 50, 46, { flat: true })),
        pillow(ellipse(400, 226, 118, 106), 62, 90, { flat: true }),
        pillow(ellipse(400, 268, 50, 36), 20, 36),
        ...[-1, 1].map((s) => blank(circle(400 + s * 44, 222, 13), 0)),
        block(ellipse(400, 256, 15, 10), 6, { edge: 3 }),
        pillow(polygon(heart(400, 420, 46)), 16, 24, { tone: 'accent' }),
      ],
    }
  },
  'foot-measurement': () => {
    const { sole, toes } = footprint(390, 320)
    return {
      wake: union([sole, ...toes], 20),
      layers: [pillow(sole, 20, 26), ...toes.map((t) => pillow(t, 16, 18)), blank(box(590, 310, 60, 470, 10), 0, { rim: false })],
      curves: [
        { points: path('M590 96 L590 524'), tone: 'accent' as const },
        { points: path('M566 96 L614 96'), tone: 'accent' as const },
        { points: path('M566 524 L614 524'), tone: 'accent' as const },
        { points: path('M578 122 L590 98 L602 122'), tone: 'accent' as const },
        { points: path('M578 498 L590 522 L602 498'), tone: 'accent' as const },
      ],
    }
  },
  meditation: () => {
    const { figure, gaps, head, fold } = sitter(400, 330)
    return {
      terrain: rings(400, 350, 6, 80, 330),
      layers: [
        pillow(figure, 34, 40),
        ...gaps.map((gap) => block(gap, -30, { tone: 'field', rim: false })),
        blank(fold, 0, { rim: false }),
        pillow(head, 40, 50, { flat: true }),
        pillow(circle(400, 326, 20), 10, 20, { tone: 'accent' }),
      ],
    }
  },
  networking: () => {
    const people = path('M220 380 L580 380 L400 190')
    const links = union(people.map((each, i) => stroke([each, people[(i + 1) % 3] ?? each], 20)))
    return {
      wake: links,
      wakeHeight: 3,
      layers: [
        block(links, 12, { tone: 'accent' }),
        ...people.flatMap(([x, y]) => {
          const { disc, head, shoulders } = bust(x, y)
          return [block(disc, 22, { flat: true, tone: 'none' }), pillow(shoulders, 18, 40), pillow(head, 20, 32)]
        }),
      ],
    }
  },
  recruitment: () => {
    const { walls, roof, chimney, door, windows } = house(400, 330)
    return {
      wake: union([walls, roof]),
      layers: [
        block(chimney, 30),
        block(walls, 36),
        block(roof, 52, { flat: true }),
        ...windows.map((w) => block(w, -8, { tone: 'none' })),
        block(door, 14, { tone: 'accent' }),
      ],
    }
  },
  census: () => {
    const homes = [120, 280, 440].flatMap((y, row) => Array.from({ length: 5 }, (_, i) => [116 + i * 142, y + 50, row * 5 + i] as const))
    return {
      ripple: 1,
      layers: homes.flatMap(([x, y, i]) => [
        block(polygon(path('M-42 46 L-42 -8 L0 -50 L42 -8 L42 46', x, y)), 24, { tone: i === 8 ? ('accent' as const) : ('ink' as const) }),
        blank(box(x, y + 28, 20, 38), 0, { rim: false }),
      ]),
    }
  },
} satisfies Record<string, Subject>
