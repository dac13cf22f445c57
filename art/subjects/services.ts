/** One picture per service. */
import { blank, block, hill, pillow, type Subject, sum, tint, tube } from '../fields'
import { between, path, regular } from '../outlines'
import { box, circle, type Point, polygon, rotate, type Shape, stroke, union } from '../shapes'
import { bubble, phone, pin } from './props'

export const services = {
  'image-processing': () => {
    const outer = regular(400, 318, 208, 6, 10)
    const inner = regular(400, 318, 88, 6, 50)
    return {
      wake: circle(400, 318, 208),
      layers: [
        block(circle(400, 318, 208), 34),
        ...inner.map((p, i) => blank(stroke([p, outer[(i + 2) % 6] ?? p], 9), 0, { rim: false })),
        block(polygon(inner), -26, { tone: 'none' }),
        pillow(circle(400, 318, 40), 26, 34, { tone: 'accent' }),
      ],
    }
  },
  'ai-ml': () => {
    const column = (x: number, ys: number[]) => ys.map((y): Point => [x, y])
    const layers = [column(160, [190, 320, 450]), column(400, [130, 257, 383, 510]), column(640, [250, 390])]
    const links = layers.slice(1).flatMap((to, i) => to.flatMap((b) => (layers[i] ?? []).map((a) => stroke([a, b], 9))))
    return {
      ripple: 1.2,
      layers: [
        ...links.map((l) => tube(l, 6, { flat: true })),
        block(stroke(path('M160 320 L400 257 L640 250'), 16), 9, { tone: 'accent', edge: 2, flat: true }),
        ...layers.flat().map(([x, y]) =>
          pillow(circle(x, y, 40), 30, 40, {
            flat: true,
            tone: (x === 400 && y === 257) || (x === 160 && y === 320) || y === 250 ? 'accent' : 'ink',
          }),
        ),
      ],
    }
  },
  chatbot: () => {
    const back = bubble(340, 238, 370, 220, 56, -1)
    const front = bubble(490, 392, 330, 180, 50, 1)
    return {
      wake: union([back, front]),
      layers: [
        block(back, 26),
        ...[180, 218, 256].map((y, i) => blank(box(320 - i * 25, y, 250 - i * 50, 16, 8), 0, { rim: false })),
        block(front, 50, { flat: true, tone: 'none' }),
        ...[410, 490, 570].map((x) => pillow(circle(x, 392, 26), 22, 26, { tone: 'accent' })),
      ],
    }
  },
  'data-science': () => {
    const heights = [90, 150, 130, 230, 300]
    const tops = heights.map((h, i): Point => [190 + i * 105, 500 - h - 46])
    return {
      wake: box(400, 400, 520, 200),
      wakeHeight: 3,
      layers: [
        ...heights.map((h, i) => block(box(190 + i * 105, 500 - h / 2, 72, h, 4), 26)),
        block(stroke(tops, 12), 14, { tone: 'accent', edge: 2 }),
        ...tops.map(([x, y]) => block(circle(x, y, 15), 20, { tone: 'accent', flat: true })),
      ],
    }
  },
  'end-to-end': () => {
    const road = path('M120 470 C300 520 420 470 360 390 C300 310 220 300 300 230 C380 160 560 250 660 210')
    const { body, eye } = pin(668, 216, 50)
    return {
      wake: stroke(road, 64),
      layers: [
        tube(stroke(road, 66), 14, { edge: 3 }),
        block(circle(120, 470, 44), 30, { flat: true }),
        blank(circle(120, 470, 20), 0),
        block(body, 44, { flat: true }),
        blank(eye, 0),
      ],
      curves: [{ points: road.slice(2, -1), tone: 'accent' as const }],
    }
  },
  'ai-agent': () => {
    const ring = regular(400, 320, 190, 7, -90).map(([x, y]): Point => [400 + (x - 400) * 1.35, y])
    return {
      terrain: sum(hill(400, 340, 190, 52), ...ring.map(([x, y]) => hill(x, y + 10, 70, 30))),
      layers: [
        ...ring.map((p) => tube(stroke(between(p, [400, 345], 34, 104), 10), 5)),
        tint(circle(400, 340, 96), 'accent'),
        ...ring.map(([x, y]) => tint(circle(x, y + 10, 48))),
      ],
    }
  },
  mobile: () => {
    const turn = (shape: Shape) => rotate(shape, 14, 400, 316)
    const { body, screen } = phone(400, 316, 250, 460)
    return {
      wake: turn(body),
      layers: [
        block(turn(body), 34),
        block(turn(screen), -10, { tone: 'none' }),
        ...[0, 1, 2, 3].flatMap((r) =>
          [0, 1, 2].map((c) => block(turn(box(334 + c * 66, 190 + r * 70, 44, 44, 12)), 14, { tone: r === 1 && c === 2 ? 'accent' : 'ink' })),
        ),
        block(turn(box(400, 486, 150, 40, 14)), 8),
      ],
    }
  },
} satisfies Record<string, Subject>
