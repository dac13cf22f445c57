/** Turns sampled lines into short SVG path data: fewer points, smooth where the line is smooth, sharp where it turns. */
import { norm, type Point } from './shapes'

/**
 * Path data in relative coordinates, rounded to `1 / grain` of a unit (at most one decimal). Two numbers a piece is what
 * keeps a picture at a few kilobytes.
 */
export function pathData(lines: readonly (readonly Point[])[], grain: 10 | 5 | 2): string {
  const pen = new Pen(grain)
  for (const points of lines) {
    pen.start(points)
    let from = 0
    for (let i = 1; i < points.length; i++) {
      if (i < points.length - 1 && !turnsSharply(points, i)) continue
      pen.run(points.slice(from, i + 1))
      from = i
    }
  }
  return pen.data
}

/**
 * Ramer–Douglas–Peucker: the fewest points that stay within the tolerance. In arrays of numbers, because most points are dropped and an
 * object for each would take longer to collect than all the rest.
 *
 * @param count of the points in `xs` and `ys`.
 */
export function simplify(xs: Float64Array, ys: Float64Array, count: number, tolerance: number): Point[] {
  const kept: Point[] = []
  const visit = (a: number, b: number) => {
    const ax = xs[a] as number
    const ay = ys[a] as number
    const dx = (xs[b] as number) - ax
    const dy = (ys[b] as number) - ay
    const chord = norm(dx, dy)
    let worst = tolerance
    let at = -1
    for (let i = a + 1; i < b; i++) {
      const x = (xs[i] as number) - ax
      const y = (ys[i] as number) - ay
      const off = chord > 0 ? Math.abs(x * dy - y * dx) / chord : norm(x, y)
      if (off > worst) {
        worst = off
        at = i
      }
    }
    if (at < 0) return void kept.push([xs[b] as number, ys[b] as number])
    visit(a, at)
    visit(at, b)
  }
  kept.push([xs[0] as number, ys[0] as number])
  if (count > 1) visit(0, count - 1)
  return kept
}

export function simplifyPoints(points: readonly Point[], tolerance: number): Point[] {
  const [xs, ys] = [0, 1].map((axis) => Float64Array.from(points, (point) => point[axis] ?? 0)) as [Float64Array, Float64Array]
  return simplify(xs, ys, points.length, tolerance)
}

/** A turn of more than about 33 degrees is a corner to keep. */
function turnsSharply(points: readonly Point[], i: number): boolean {
  const [ax, ay] = points[i - 1] ?? [0, 0]
  const [bx, by] = points[i] ?? [0, 0]
  const [cx, cy] = points[i + 1] ?? [0, 0]
  const ux = bx - ax
  const uy = by - ay
  const vx = cx - bx
  const vy = cy - by
  return ux * vx + uy * vy < 0.84 * norm(ux, uy) * norm(vx, vy)
}

/** Writes commands in whole grains, so that rounding never adds up along a line. */
class Pen {
  data = ''
  private x = 0
  private y = 0
  private command = ''
  /** Most numbers are small and come again and again. */
  private readonly formatted = new Map<number, string>()

  constructor(private readonly grain: number) {}

  start(points: readonly Point[]) {
    const [x, y] = points[0] ?? [0, 0]
    this.write('m', [this.whole(x) - this.x, this.whole(y) - this.y])
    this.x = this.whole(x)
    this.y = this.whole(y)
  }

  /**
   * A smooth run. Its inner points become the control points of quadratic curves that meet halfway between them; SVG mirrors
   * the last control point (`t`), so each further curve costs only its end point. The mirrored point is tracked as
   * rounded, which keeps the error under one grain however long the run.
   */
  run(points: readonly Point[]) {
    const end = points.at(-1) ?? [0, 0]
    const controls = points.slice(1, -1).map(([x, y]): Point => [this.whole(x), this.whole(y)])
    let [cx, cy] = controls[0] ?? [0, 0]
    controls.forEach((_, i) => {
      const next = controls[i + 1]
      const x = next ? Math.round((cx + next[0]) / 2) : this.whole(end[0])
      const y = next ? Math.round((cy + next[1]) / 2) : this.whole(end[1])
      if (i === 0) this.write('q', [cx - this.x, cy - this.y, x - this.x, y - this.y])
      else this.write('t', [x - this.x, y - this.y])
      this.x = x
      this.y = y
      cx = 2 * x - cx
      cy = 2 * y - cy
    })
    if (controls.length > 0) return
    const x = this.whole(end[0])
    const y = this.whole(end[1])
    if (y === this.y) this.write('h', [x - this.x])
    else if (x === this.x) this.write('v', [y - this.y])
    else this.write('l', [x - this.x, y - this.y])
    this.x = x
    this.y = y
  }

  private whole(value: number): number {
    return Math.round(value * this.grain)
  }

  private write(command: string, values: readonly number[]) {
    const repeated = command === this.command || (command === 'l' && this.command === 'm')
    if (!repeated || command === 'm') this.data += command
    this.command = command
    let text = repeated && command !== 'm' ? ' ' : ''
    for (const value of values) {
      const number = this.format(value)
      // A sign or a second decimal point separates numbers.
      const joined = text.endsWith(' ') || text === '' || number.startsWith('-')
      text += joined ? number : ` ${number}`
    }
    this.data += text.replace(/^ -/, '-')
  }

  private format(value: number): string {
    const known = this.formatted.get(value)
    if (known !== undefined) return known
    const number = String(value / this.grain).replace(/^(-?)0\./, '$1.')
    this.formatted.set(value, number)
    return number
  }
}
