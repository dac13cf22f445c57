import { expect, it } from 'vitest'
import { arc } from './outlines'
import { Segments } from './segments'
import type { Point } from './shapes'

const circle = arc(50, 60, 40, 0, 360, 50)
const segments = new Segments(circle.slice(1).map((end, index): [Point, Point] => [circle[index] ?? end, end]))
/** From the middle to outside, in all directions, and along the edge. */
const points = [0, 20, 39.5, 41, 90].flatMap((radius) => arc(50, 60, radius, 1, 361, 97).map(([x, y]) => ({ x, y, radius })))

it.each([points, points.toReversed()])('measures to the nearest segment, whatever point came before', (...order) => {
  const wrong = order.filter(({ x, y, radius }) => Math.abs(Math.sqrt(segments.square(x, y)) - Math.abs(radius - 40)) > 0.1)
  expect(wrong).toEqual([])
})

it('knows which side of a closed outline a point is on', () => {
  expect(points.filter(({ x, y, radius }) => segments.isInside(x, y) !== radius < 40)).toEqual([])
})
