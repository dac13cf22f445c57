/** The outline of a shape as lines, by marching squares: the one place where a silhouette itself is drawn. */
import type { Point, Shape } from './shapes'

/** Fine enough for the thinnest bar in use. */
const STEP = 3

/** Points where the signed distance equals `level`, joined into lines. */
export function contour(shape: Shape, level: number): Point[][] {
  return join(cross(measure(shape, level)))
}

/** What a shape’s distances are beyond the level at the points of a grid, row by row. */
interface Grid {
  readonly columns: number
  readonly rows: number
  readonly values: Float64Array
  readonly x: (i: number) => number
  readonly y: (j: number) => number
}

function measure({ d, isSteady = false, box }: Shape, level: number): Grid {
  const [left, top, right, bottom] = box
  const columns = Math.ceil((right - left) / STEP) + 3
  const rows = Math.ceil((bottom - top) / STEP) + 3
  const x = (i: number) => left + (i - 1) * STEP
  const y = (j: number) => top + (j - 1) * STEP
  const values = new Float64Array(columns * rows)
  for (let j = 0; j < rows; j++) measureRow(values.subarray(j * columns, (j + 1) * columns), { d, isSteady, level, left: x(0), y: y(j) })
  return { columns, rows, values, x, y }
}

/** Where the outline crosses edges of the grid, and the crossings that it leads to from each. A crossing is known by its edge, so that neighbouring squares agree on it exactly. */
interface Crossings {
  readonly points: Map<number, Point>
  readonly links: Map<number, number[]>
}

function cross({ columns, rows, values, x, y }: Grid): Crossings {
  const points = new Map<number, Point>()
  const links = new Map<number, number[]>()
  const at = (i: number, j: number) => values[j * columns + i] ?? 1
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const first = at(i, j) < 0
      const second = at(i + 1, j) < 0
      const third = at(i + 1, j + 1) < 0
      const fourth = at(i, j + 1) < 0
      // The outline crosses few of them.
      if (first === second && second === third && third === fourth) continue
      const hits: number[] = []
      if (first !== second) hits.push(crossing(i, j, false))
      if (second !== third) hits.push(crossing(i + 1, j, true))
      if (third !== fourth) hits.push(crossing(i, j + 1, false))
      if (fourth !== first) hits.push(crossing(i, j, true))
      for (let k = 0; k + 1 < hits.length; k += 2) link(hits[k] ?? 0, hits[k + 1] ?? 0)
    }
  }
  return { points, links }

  function crossing(i: number, j: number, isVertical: boolean): number {
    const key = (j * columns + i) * 2 + Number(isVertical)
    if (!points.has(key)) {
      const a = at(i, j)
      const t = a / (a - (isVertical ? at(i, j + 1) : at(i + 1, j)))
      points.set(key, isVertical ? [x(i), y(j) + t * STEP] : [x(i) + t * STEP, y(j)])
    }
    return key
  }

  function link(a: number, b: number) {
    links.set(a, [...(links.get(a) ?? []), b])
    links.set(b, [...(links.get(b) ?? []), a])
  }
}

function join({ points, links }: Crossings): Point[][] {
  const lines: Point[][] = []
  const seen = new Set<number>()
  for (const start of links.keys()) {
    if (seen.has(start)) continue
    const line: Point[] = []
    let key: number | undefined = start
    while (key !== undefined) {
      seen.add(key)
      line.push(points.get(key) ?? [0, 0])
      key = links.get(key)?.find((next) => !seen.has(next))
    }
    const [first] = line
    if (first && line.length > 2) lines.push([...line, first])
  }
  return lines
}

interface Row {
  d: Shape['d']
  isSteady: boolean
  level: number
  left: number
  y: number
}

/** Apart from the rest, so that V8 need not compile all of it again for shapes of another form. */
function measureRow(values: Float64Array, { d, isSteady, level, left, y }: Row) {
  for (let i = 0; i < values.length; i++) {
    const value = d(left + i * STEP, y) - level || 1e-9
    // Only the sign matters further than a step from the outline, and a steady distance keeps it until it can be so near.
    const end = isSteady ? Math.min(values.length, i + Math.ceil(Math.abs(value) / STEP - 1 - 1e-6)) : 0
    values[i] = value
    while (i + 1 < end) values[++i] = value
  }
}
