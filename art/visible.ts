/** Determines the visible parts of lines and rims during the sweep from front to back. */
import { contour } from './contour'
import type { Curve, Layer, Relief, Tone } from './fields'
import { norm, type Point } from './shapes'
import type { Surface } from './surface'
import { simplify } from './trace'

/** Distance between the points at which a line is sampled; also the width of a column of the horizon. */
export const SAMPLE = 2

/** Collects the visible stretches of one line, splitting it where it is hidden or changes tone. */
export class Line {
  private readonly xs: Float64Array
  private readonly ys: Float64Array
  private count = 0
  private tone: Tone = 'none'
  private x = 0
  private y = 0
  /** Distance of the last point above the horizon; NaN before the first. */
  private over = Number.NaN

  /**
   * @param drawn gets the stretches.
   * @param columns at how many points a line is sampled at most.
   * @param tolerance of their simplification.
   */
  constructor(
    private readonly drawn: Record<Tone, Point[][]>,
    columns: number,
    private readonly tolerance: number,
  ) {
    // A stretch begins and ends with a point between two columns.
    this.xs = new Float64Array(columns + 2)
    this.ys = new Float64Array(columns + 2)
  }

  /** Begins the next line. */
  start() {
    this.end()
    this.over = Number.NaN
  }

  to(x: number, y: number, horizon: number, tone: Tone) {
    const over = horizon === Number.POSITIVE_INFINITY ? 1e6 : horizon - y
    const visible = over >= 0
    if (!Number.isNaN(this.over) && this.over >= 0 !== visible) {
      const t = this.over / (this.over - over)
      const edgeX = this.x + (x - this.x) * t
      const edgeY = this.y + (y - this.y) * t
      if (visible) this.begin(tone)
      this.push(edgeX, edgeY)
    }
    this.x = x
    this.y = y
    this.over = over
    if (!visible) return this.end()
    if (tone !== this.tone || this.count === 0) {
      const joinX = this.xs[this.count - 1] ?? 0
      const joinY = this.ys[this.count - 1] ?? 0
      // Two tones meet in one point, unless a wall stands between them.
      const isJoined = this.count > 0 && Math.abs(joinY - y) < 4
      this.begin(tone)
      if (isJoined) this.push(joinX, joinY)
    }
    this.push(x, y)
  }

  private begin(tone: Tone) {
    this.end()
    this.tone = tone
  }

  private push(x: number, y: number) {
    this.xs[this.count] = x
    this.ys[this.count] = y
    this.count += 1
  }

  end() {
    const { xs, ys, count } = this
    this.count = 0
    if (count === 0 || this.tone === 'none') return
    const width = (xs[count - 1] ?? 0) - (xs[0] ?? 0)
    const height = (ys[count - 1] ?? 0) - (ys[0] ?? 0)
    // Shorter than this it is a speck, not a line.
    if (norm(width, height) > 3) this.drawn[this.tone].push(simplify(xs, ys, count, this.tolerance))
  }
}

interface CurvePoint {
  readonly x: number
  readonly y: number
  readonly lift: number
  shown?: Point
}

/** Of layers that have been drawn before: the versions of a picture have the same. */
const knownRims = new WeakMap<readonly Layer[], readonly Curve[]>()

/** The upper edges of layers, as far as no other layer lies on them. */
function rimsOf(layers: readonly Layer[]): readonly Curve[] {
  const known = knownRims.get(layers)
  if (known) return known
  const rims = layers.flatMap((layer, i): Curve[] => {
    if (!layer.rim || layer.tone === 'field') return []
    const above = layers.slice(i + 1).map((l) => l.shape)
    return contour(layer.shape, typeof layer.by === 'number' && layer.by < 0 ? 0.5 : -layer.edge).flatMap((points) =>
      split(points, ([x, y]) => !above.some((s) => x > s.box[0] && x < s.box[2] && y > s.box[1] && y < s.box[3] && s.d(x, y) < -1)).map((part) => ({
        points: densify(part),
        tone: layer.tone === 'accent' ? 'accent' : 'ink',
      })),
    )
  })
  knownRims.set(layers, rims)
  return rims
}

/** Rims and free curves, waiting until the sweep has passed in front of them to know whether they can be seen. */
export function curvePoints({ left = 0, layers = [], curves = [] }: Relief) {
  const lines = curves.filter((c) => !c.free).map((curve) => ({ ...curve, points: densify(curve.points) }))
  const all = [...rimsOf(layers), ...lines].map((curve) => ({
    tone: curve.tone ?? 'ink',
    points: curve.points.map(([x, y]): CurvePoint => ({ x, y, lift: curve.lift ?? 0 })),
  }))
  const waiting = all.flatMap((curve) => curve.points).sort((a, b) => b.y - a.y)
  let next = 0
  return {
    /** Decides all points in front of `y`. */
    settle(y: number, surface: Surface, horizon: Float64Array) {
      for (let p = waiting[next]; p && p.y >= y; p = waiting[++next]) {
        surface.atPoint(p.x, p.y)
        const sy = p.y - surface.height - p.lift
        if (sy <= (horizon[Math.round((p.x - left) / SAMPLE) + 1] ?? 0) + 1.5) p.shown = [p.x, sy]
      }
    },
    get lines() {
      return all.flatMap(({ tone, points }) =>
        split(points, (p) => p.shown !== undefined)
          .map((part) => ({ tone, points: part.flatMap((p) => (p.shown ? [p.shown] : [])) }))
          .filter((line) => line.points.length > 3),
      )
    },
  }
}

/** The stretches of a list whose items all pass. */
function split<T>(items: readonly T[], pass: (item: T) => boolean): T[][] {
  const parts: T[][] = []
  let open = false
  for (const item of items) {
    const ok = pass(item)
    if (ok && open) parts.at(-1)?.push(item)
    else if (ok) parts.push([item])
    open = ok
  }
  return parts.filter((part) => part.length > 1)
}

function densify(points: readonly Point[]): Point[] {
  return points.flatMap((b, i): Point[] => {
    const a = points[i - 1]
    if (!a) return [b]
    const n = Math.max(1, Math.round(norm(b[0] - a[0], b[1] - a[1]) / 2))
    const between: Point[] = []
    for (let k = 1; k <= n; k++) between.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n])
    return between
  })
}
