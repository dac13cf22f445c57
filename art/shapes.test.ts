import { expect, it } from 'vitest'
import { circle, ellipse, grow, intersect, move, outline, polygon, box as rectangle, rotate, type Shape, stroke, subtract, union } from './shapes'

const star = polygon([
  [10, 80],
  [50, 5],
  [60, 90],
  [5, 30],
  [95, 45],
])
const road = stroke(
  [
    [5, 5],
    [60, 20],
    [20, 90],
  ],
  14,
)
const shapes: Record<string, Shape> = {
  circle: circle(40, 50, 30),
  rectangle: rectangle(50, 50, 60, 30, 8),
  stroke: road,
  polygon: star,
  union: union([star, circle(70, 20, 20)]),
  blend: union([road, circle(70, 20, 20), rectangle(50, 50, 20, 70)], 25),
  subtract: subtract(star, circle(50, 50, 12)),
  intersect: intersect(star, road),
  grow: grow(star, 7),
  outline: outline(rotate(star, 33, 50, 50), 9),
  move: move(road, 12, -7),
}

it.each(Object.entries(shapes))('%s is steady, so that most of a row need not be measured', (_, { d, isSteady }) => {
  expect(isSteady).toBe(true)
  const changes = Array.from({ length: 60 * 120 }, (_, index) => {
    const [x, y] = [-20 + 2.3 * (index % 60), -20 + 1.1 * Math.floor(index / 60)]
    return Math.abs(d(x + 0.7, y) - d(x, y)) / 0.7
  })
  expect(Math.max(...changes)).toBeLessThan(1 + 1e-9)
})

it('does not call a shape steady that has an ellipse in it', () => {
  const flat = ellipse(50, 50, 40, 10)
  for (const shape of [
    flat,
    union([star, flat]),
    subtract(star, flat),
    intersect(star, flat),
    grow(flat, 2),
    outline(flat, 2),
    move(flat, 1, 1),
    rotate(flat, 9, 0, 0),
  ])
    expect(Boolean(shape.isSteady)).toBe(false)
})
