/**
 * Points for strokes and polygons: arcs, gears, hearts, and a small reader of SVG-like paths, so that a foot or a petal
 * can be written like in an illustration program.
 */
import type { Point } from './shapes'

const RADIANS = Math.PI / 180

/** Along a circle from one angle to another; degrees, clockwise from the right. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, steps = 32): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = (from + ((to - from) * i) / steps) * RADIANS
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
  })
}

/** Corners of a regular polygon; the first one points at `turn` degrees. */
export function regular(cx: number, cy: number, r: number, sides: number, turn: number): Point[] {
  return arc(cx, cy, r, turn, turn + 360, sides).slice(0, sides)
}

/** A cog wheel with tapered teeth. */
export function cog(cx: number, cy: number, outer: number, inner: number, teeth: number, turn: number): Point[] {
  const pitch = 360 / teeth
  return Array.from({ length: teeth }, (_, i) => turn + i * pitch).flatMap((a): Point[] => [
    ...arc(cx, cy, inner, a - pitch * 0.5, a - pitch * 0.3, 2),
    ...arc(cx, cy, outer, a - pitch * 0.19, a + pitch * 0.19, 2),
    ...arc(cx, cy, inner, a + pitch * 0.3, a + pitch * 0.5, 2).slice(0, 2),
  ])
}

/** A heart whose lobes span `size` to each side of the centre. */
export function heart(cx: number, cy: number, size: number): Point[] {
  return Array.from({ length: 56 }, (_, i) => {
    const t = (i / 56) * 2 * Math.PI
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)
    return [cx + (16 * Math.sin(t) ** 3 * size) / 16, cy - ((y + 2.5) * size) / 16]
  })
}

/** A straight link that stops short of both its ends. */
export function between([ax, ay]: Point, [bx, by]: Point, first: number, second: number): Point[] {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const at = (t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t]
  return [at(first / length), at(1 - second / length)]
}

/**
 * Reads an absolute path of M, L, Q and C commands into points, e.g. `M0 0 L10 0 C10 5 5 10 0 10`. Placed with its origin at
 * (cx, cy), scaled, and mirrored with a negative `sx`.
 */
export function path(d: string, cx = 0, cy = 0, sx = 1, sy = Math.abs(sx)): Point[] {
  const points: Point[] = []
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const pairs = values.flatMap((v, i): Point[] => (i % 2 ? [[values[i - 1] ?? 0, v]] : []))
    const size = command === 'C' ? 3 : command === 'Q' ? 2 : 1
    for (let i = 0; i < pairs.length; i += size) {
      const from = points.at(-1)
      const part = pairs.slice(i, i + size)
      if (size === 1 || !from) points.push(...part)
      else for (let s = 1; s <= 10; s++) points.push(bezier([from, ...part], s / 10))
    }
  }
  return points.map(([x, y]) => [cx + x * sx, cy + y * sy])
}

/** De Casteljau: the point at `t` of a curve of any degree. */
function bezier(points: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = points
  if (rest.length === 0) return first
  return bezier(
    rest.map((b, i) => {
      const a = points[i] ?? b
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    }),
    t,
  )
}
