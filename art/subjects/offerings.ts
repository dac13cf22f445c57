/** One picture per offering. */
import { blank, block, hill, pillow, type Subject } from '../fields'
import { arc, cog, path } from '../outlines'
import { circle, grow, outline, polygon, rotate, type Shape, stroke, subtract, union } from '../shapes'
import { rocket } from './props'

export const offerings = {
  mvp: () => {
    const leaf = 'M0 0 C-20 -70 40 -150 170 -150 C180 -40 110 30 0 0'
    return {
      terrain: hill(400, 500, 70, 170, 60),
      layers: [
        block(stroke(path('M400 496 C404 420 398 360 400 300'), 22), 20, { edge: 2 }),
        pillow(polygon(path(leaf, 402, 330, 1.15)), 40, 46, { tone: 'accent' }),
        pillow(polygon(path(leaf, 398, 380, -0.95)), 40, 40),
      ],
      wake: circle(400, 300, 60),
      wakeHeight: 3,
    }
  },
  'solution-partner': () => {
    const left = outline(circle(310, 316, 142), 54)
    const right = outline(circle(490, 316, 142), 54)
    const over = stroke(arc(310, 316, 142, -76, -26), 54)
    const edges = [115, 169].map((r) => ({ points: arc(310, 316, r, -74, -28) }))
    return {
      wake: union([left, right]),
      wakeHeight: 4,
      layers: [
        block(left, 30),
        blank(grow(right, 8), 30, { flat: true, rim: false, edge: 1 }),
        block(right, 30, { tone: 'accent', flat: true, edge: 1 }),
        blank(subtract(grow(over, 8), left), 30, { flat: true, rim: false, edge: 1 }),
        block(over, 30, { edge: 1, flat: true, rim: false }),
      ],
      curves: edges,
    }
  },
  'technology-partner': () => {
    const big = polygon(cog(310, 340, 172, 134, 12, 2.5))
    const small = polygon(cog(541, 220, 122, 86, 8, 40))
    return {
      wake: union([big, small]),
      wakeHeight: 4,
      layers: [
        block(big, 34),
        block(circle(310, 340, 62), -30, { tone: 'none' }),
        block(small, 34, { tone: 'accent', flat: true }),
        block(circle(541, 220, 38), -30, { tone: 'none' }),
      ],
    }
  },
  'product-development': () => {
    const turn = (shape: Shape) => rotate(shape, 42, 440, 280)
    const { hull, fins, window, flame } = rocket(440, 280)
    return {
      wake: turn(hull),
      layers: [
        ...fins.map((f) => block(turn(f), 22)),
        pillow(turn(flame), 20, 16, { tone: 'accent' }),
        pillow(turn(hull), 54, 60, { flat: true }),
        blank(turn(window), 6),
      ],
    }
  },
} satisfies Record<string, Subject>
