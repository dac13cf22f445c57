/**
 * The drawing technique of the whole site: fine parallel lines across a canvas, lifted by a height function, drawn from front
 * to back against a floating horizon so that whatever stands in front hides what is behind.
 */
import type { Relief, Tone } from './fields'
import type { Point } from './shapes'
import { Surface } from './surface'
import { pathData, simplifyPoints } from './trace'
import { curvePoints, Line, SAMPLE } from './visible'

export const INK = '#111'

/** Surface rows per line: hidden parts are decided at this finer pitch, so edges stay crisp between two lines. */
const FINER = 4

/** A picture as SVG. */
export function relief(options: Relief): string {
  const drawn = drawLines(options)
  const { width, height, left = 0, above = 0, weight = 1, ink = INK, accent, fieldOpacity = 1, grain = 5 } = options
  const d = (tone: Tone) => pathData(drawn[tone], grain)
  const faint = fieldOpacity < 1 ? ` stroke-opacity="${fieldOpacity}"` : ''
  const strokeWidth = (w: number) => String(Math.round(w * weight * 100) / 100).replace(/^0/, '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${-above} ${width} ${height}"` +
    ` fill="none" stroke="${ink}" stroke-linejoin="round">` +
    (fieldOpacity > 0 && drawn.field.length ? `<path stroke-width="${strokeWidth(0.8)}"${faint} d="${d('field')}"/>` : '') +
    (drawn.ink.length ? `<path stroke-width="${strokeWidth(1.15)}" d="${d('ink')}"/>` : '') +
    `<path stroke="${accent}" stroke-width="${strokeWidth(2)}" stroke-linecap="round" d="${d('accent')}"/></svg>`
  )
}

/** What is seen of all lines, by their tone. */
function drawLines(options: Relief): Record<Tone, Point[][]> {
  const { width, height, left = 0, above = 0, lines = 50, perspective = 1, accentLine = -1e6, weight = 1, tolerance = 0.3 * weight } = options
  const { top = height / lines / 2 - above, bottom = height - height / lines / 2 - above } = options
  const last = (lines - 1) * FINER
  const yOf = (row: number) => top + (bottom - top) * (row / last) ** perspective
  const pitch = (bottom - top) / last
  const columns = Math.ceil(width / SAMPLE) + 3
  const xs = Float64Array.from({ length: columns }, (_, i) => left + (i - 1) * SAMPLE)
  const surface = new Surface(options, xs)
  const drawn: Record<Tone, Point[][]> = { field: [], ink: [], accent: [], none: [] }
  const horizon = new Float64Array(columns).fill(Number.POSITIVE_INFINITY)
  const curves = curvePoints(options)
  const line = new Line(drawn, columns, tolerance)
  const accentAt = ((accentLine - top) / (bottom - top)) ** (1 / perspective)
  const accentRow = Math.round((accentAt * last) / FINER) * FINER
  const sweep = new Sweep(surface, line, horizon, left)
  // Past the last line the surface still hides what is behind it, hence the rows below the canvas.
  for (let row = last + FINER; row >= 0; row--) {
    const y = yOf(row)
    const whole = row % FINER === 0 && row <= last
    const half = !whole && row % (FINER / 2) === 0
    surface.row(y)
    curves.settle(y - pitch / 2, surface, horizon)
    line.start()
    sweep.cross(y, whole, half, row === accentRow)
  }
  line.end()
  for (const { tone, points } of curves.lines) drawn[tone].push(simplifyPoints(points, tolerance))
  for (const { tone = 'ink', points, free } of options.curves ?? []) if (free) drawn[tone].push(simplifyPoints(points, tolerance))
  return drawn
}

/** Crosses rows from left to right. Apart from the rest, so that V8 need not compile this for each picture again. */
class Sweep {
  constructor(
    private readonly surface: Surface,
    private readonly line: Line,
    private readonly horizon: Float64Array,
    private readonly left: number,
  ) {}

  /**
   * @param whole whether a line is drawn here; between two lines only raised layers matter, and the empty field hides nothing.
   * @param half whether one is drawn on raised layers.
   */
  cross(y: number, whole: boolean, half: boolean, isAccent: boolean) {
    const { surface, line, horizon, left } = this
    const from = whole ? 0 : Math.max(0, Math.floor((surface.left - left) / SAMPLE))
    const to = whole ? horizon.length : Math.min(horizon.length, Math.ceil((surface.right - left) / SAMPLE) + 3)
    for (let i = from; i < to; i++) {
      const x = left + (i - 1) * SAMPLE
      surface.at(x, y, whole, i)
      if (surface.bare) {
        if (half) line.to(x, y, 0, 'none')
        continue
      }
      const sy = y - surface.height
      const limit = horizon[i] ?? 0
      if (whole || half) {
        let tone = surface.tone
        if (half && (tone === 'field' || tone === 'none')) tone = 'none'
        else if (isAccent && tone !== 'none') tone = 'accent'
        line.to(x, sy, limit, tone)
      }
      if (sy < limit) horizon[i] = sy
    }
  }
}
