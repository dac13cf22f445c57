/**
 * Flat silhouettes as signed distance functions: negative inside, zero on the edge, positive outside, in canvas units.
 * Distances (rather than bitmaps or paths) because one number per point gives everything the relief needs: a crisp edge,
 * a rounded shoulder, a dome, and the ripples a subject sends into the field around it.
 */
import { Segments } from './segments'

export type Point = readonly [x: number, y: number]

export interface Shape {
  /** Signed distance at a point. */
  readonly d: (x: number, y: number) => number
  /** The distance never changes by more than one moves, so that far from an edge most of a row need not be measured. */
  readonly isSteady?: boolean
  /** left, top, right, bottom of the inside: lets the relief skip the shape elsewhere. */
  readonly box: readonly [number, number, number, number]
}

const RADIANS = Math.PI / 180

/** Like `Math.hypot`, which takes ten times as long because it handles overflow. */
export function norm(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

export function circle(cx: number, cy: number, r: number): Shape {
  return { d: (x, y) => norm(x - cx, y - cy) - r, isSteady: true, box: [cx - r, cy - r, cx + r, cy + r] }
}

/** Distance to an ellipse, first order: exact on the edge, where it is visible, and not steady around the centre. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): Shape {
  const d = (x: number, y: number) => {
    const px = (x - cx) / rx
    const py = (y - cy) / ry
    const k = norm(px, py)
    if (k < 1e-6) return -Math.min(rx, ry)
    return (k * (k - 1)) / norm(px / rx, py / ry)
  }
  return { d, box: [cx - rx, cy - ry, cx + rx, cy + ry] }
}

/** A rectangle by centre and full size, with rounded corners. */
export function box(cx: number, cy: number, width: number, height: number, radius = 0): Shape {
  const hw = width / 2
  const hh = height / 2
  const d = (x: number, y: number) => {
    const qx = Math.abs(x - cx) - hw + radius
    const qy = Math.abs(y - cy) - hh + radius
    return Math.min(Math.max(qx, qy), 0) + norm(Math.max(qx, 0), Math.max(qy, 0)) - radius
  }
  return { d, isSteady: true, box: [cx - hw, cy - hh, cx + hw, cy + hh] }
}

/** A stroke of the given full width along points, with round caps and joins. */
export function stroke(points: readonly Point[], width: number): Shape {
  const r = width / 2
  const segments = new Segments(points.slice(1).map((b, i) => [points[i] ?? b, b]))
  return { d: (x, y) => Math.sqrt(segments.square(x, y)) - r, isSteady: true, box: around(points, r) }
}

/** A closed outline of any shape. */
export function polygon(points: readonly Point[]): Shape {
  const edges = new Segments(points.map((b, i) => [points.at(i - 1) ?? b, b]))
  const d = (x: number, y: number) => {
    const distance = Math.sqrt(edges.square(x, y))
    return edges.isInside(x, y) ? -distance : distance
  }
  return { d, isSteady: true, box: around(points, 0) }
}

/** Joins shapes; `blend` melts them into each other over that distance. */
export function union(shapes: readonly Shape[], blend = 0): Shape {
  const d = (x: number, y: number) => {
    let least = Number.POSITIVE_INFINITY
    for (const shape of shapes) {
      const next = shape.d(x, y)
      const h = blend > 0 && least < 1e9 ? Math.max(blend - Math.abs(least - next), 0) / blend : 0
      least = Math.min(least, next) - (h * h * blend) / 4
    }
    return least
  }
  return { d, isSteady: areSteady(shapes), box: merge(shapes.map((s) => s.box)) }
}

export function subtract(shape: Shape, ...holes: readonly Shape[]): Shape {
  const d = (x: number, y: number) => holes.reduce((most, hole) => Math.max(most, -hole.d(x, y)), shape.d(x, y))
  return { d, isSteady: areSteady([shape, ...holes]), box: shape.box }
}

export function intersect(first: Shape, ...rest: readonly Shape[]): Shape {
  const d = (x: number, y: number) => rest.reduce((most, other) => Math.max(most, other.d(x, y)), first.d(x, y))
  return { d, isSteady: areSteady([first, ...rest]), box: first.box }
}

/** Larger (or, with a negative amount, smaller) on all sides, with rounded corners. */
export function grow(shape: Shape, by: number): Shape {
  const [l, t, r, b] = shape.box
  return { ...shape, d: (x, y) => shape.d(x, y) - by, box: [l - by, t - by, r + by, b + by] }
}

/** Only the edge of a shape, as a band of the given full width. */
export function outline(shape: Shape, width: number): Shape {
  const [l, t, r, b] = shape.box
  const h = width / 2
  return { ...shape, d: (x, y) => Math.abs(shape.d(x, y)) - h, box: [l - h, t - h, r + h, b + h] }
}

export function move(shape: Shape, dx: number, dy: number): Shape {
  const [l, t, r, b] = shape.box
  return { ...shape, d: (x, y) => shape.d(x - dx, y - dy), box: [l + dx, t + dy, r + dx, b + dy] }
}

/** Rotated clockwise (as seen on the page) around a point. */
export function rotate(shape: Shape, degrees: number, cx: number, cy: number): Shape {
  const cos = Math.cos(degrees * RADIANS)
  const sin = Math.sin(degrees * RADIANS)
  const [l, t, r, b] = shape.box
  const corners = [l, r].flatMap((x) => [t, b].map((y) => spin([x, y], degrees, cx, cy)))
  const d = (x: number, y: number) => shape.d(cx + (x - cx) * cos + (y - cy) * sin, cy - (x - cx) * sin + (y - cy) * cos)
  return { ...shape, d, box: around(corners, 0) }
}

/** One point, rotated like `rotate` rotates a shape. */
export function spin([x, y]: Point, degrees: number, cx: number, cy: number): Point {
  const cos = Math.cos(degrees * RADIANS)
  const sin = Math.sin(degrees * RADIANS)
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]
}

function areSteady(shapes: readonly Shape[]): boolean {
  return shapes.every(({ isSteady }) => isSteady)
}

function around(points: readonly Point[], margin: number): Shape['box'] {
  return merge(points.map(([x, y]) => [x - margin, y - margin, x + margin, y + margin]))
}

function merge(boxes: readonly Shape['box'][]): Shape['box'] {
  return [Math.min(...boxes.map((b) => b[0])), Math.min(...boxes.map((b) => b[1])), Math.max(...boxes.map((b) => b[2])), Math.max(...boxes.map((b) => b[3]))]
}
