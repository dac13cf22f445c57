/** The surface of a picture: height and tone at any point. */
import type { Height, Layer, Relief, Tone } from './fields'
import type { Shape } from './shapes'
import { Wave } from './wave'

/** How far ripples run out from a silhouette. */
const WAKE_REACH = 190
const WAKE_LENGTH = 64

/** Results are fields, not return values, because this runs a hundred thousand times a picture. */
export class Surface {
  height = 0
  tone: Tone = 'field'
  /** Nothing but empty field at the last point, without its ripple. */
  bare = false
  /** Where the current row has anything but empty field. */
  left = 0
  right = 0
  private readonly layers: readonly Crossing[]
  private active: readonly Crossing[] = []
  private readonly terrain: Height | undefined
  private readonly wake: Crossing | undefined
  private readonly wakeHeight: number
  private readonly swell: number
  private readonly phase: number
  private readonly along: Wave
  private readonly across: Wave
  /** Part of the swell that is the same along a row. */
  private rowSwell = 0
  private rowOfSwell = Number.NaN
  /** Up to here the row is outside of all layers. */
  private outsideUntil = Number.NEGATIVE_INFINITY

  /** @param columns the x of the points of a row. */
  constructor({ terrain, layers = [], wake, wakeHeight = 6, ripple = 1.6, seed = 0 }: Relief, columns: Float64Array) {
    this.layers = layers.map((layer) => new Crossing(layer.shape, -layer.edge, 0, layer))
    this.terrain = terrain
    this.wake = wake && new Crossing(grown(wake), Number.NEGATIVE_INFINITY, WAKE_REACH)
    this.wakeHeight = wakeHeight
    this.swell = ripple
    this.phase = seed * 2.4
    const swelling = ripple > 0 ? columns : columns.subarray(0, 0)
    this.along = new Wave(swelling, 0.021, 0.013, this.phase)
    this.across = new Wave(swelling, 0.047, -0.021, this.phase * 1.7)
  }

  /** Begins the next row, which is then crossed from left to right; layers elsewhere are skipped. */
  row(y: number) {
    this.active = this.layers.filter(({ top, bottom }) => y > top - 1 && y < bottom + 1)
    this.left = this.terrain ? -Infinity : Math.min(...this.active.map(({ left }) => left))
    this.right = this.terrain ? Infinity : Math.max(...this.active.map(({ right }) => right))
    this.along.row(y)
    this.across.row(y)
    this.forget()
  }

  /** For a point that is not of the row. */
  atPoint(x: number, y: number) {
    this.forget()
    this.at(x, y)
    this.forget()
  }

  private forget() {
    for (const crossing of this.active) crossing.until = Number.NEGATIVE_INFINITY
    if (this.wake) this.wake.until = Number.NEGATIVE_INFINITY
    this.outsideUntil = Number.NEGATIVE_INFINITY
  }

  /**
   * Between two lines (`whole` false) the ripple of the empty field is left out: it is too flat to hide anything.
   *
   * @param column number of the point in its row; negative for one that is not of the row.
   */
  at(x: number, y: number, whole = true, column = -1) {
    const { terrain } = this
    let height = terrain ? terrain(x, y) : 0
    let tone: Tone = 'field'
    let cover = 0
    if (x >= this.outsideUntil) {
      let outsideUntil = Number.POSITIVE_INFINITY
      for (const layer of this.active) {
        const d = layer.distance(x, y)
        outsideUntil = Math.min(outsideUntil, d < 0 ? x : layer.until)
        if (d >= 0) continue
        const s = d <= -layer.edge ? 0 : 1 + d / layer.edge
        const p = Math.sqrt(1 - s * s)
        const by = layer.by ? layer.by(x, y) : layer.height
        height += (layer.flat ? by - height : by) * p
        if (p > cover) cover = p
        // A steep wall stays blank: the lines that end at its foot and at its rim draw it better than lines climbing it.
        if (layer.rim && s > 0.12) tone = 'none'
        else if (layer.tone) tone = layer.tone
      }
      this.outsideUntil = outsideUntil
    }
    this.bare = !whole && cover === 0 && !terrain
    this.height = this.bare || cover === 1 ? height : height + this.ripple(x, y, column) * (1 - cover)
    this.tone = tone
  }

  /** Animates the empty field: a slow swell, and the rings around a silhouette. */
  private ripple(x: number, y: number, column: number): number {
    const { wake, swell: most, phase: f } = this
    let swell = 0
    if (most > 0) {
      if (y !== this.rowOfSwell) {
        this.rowOfSwell = y
        this.rowSwell = Math.sin(y * 0.011 + f)
      }
      swell = most * (this.along.at(x, y, column) * 0.8 + this.across.at(x, y, column) * this.rowSwell * 0.55)
    }
    if (!wake || y < wake.top || y > wake.bottom) return swell
    const d = wake.distance(x, y)
    if (d > WAKE_REACH) return swell
    const fade = 1 - Math.max(0, d) / WAKE_REACH
    return swell - this.wakeHeight * Math.cos((d / WAKE_LENGTH) * 2 * Math.PI) * fade * Math.sqrt(fade)
  }
}

/** The same distances, in the box that the ripples reach. */
function grown(shape: Shape): Shape {
  const [left, top, right, bottom] = shape.box
  return { ...shape, box: [left - WAKE_REACH, top - WAKE_REACH, right + WAKE_REACH, bottom + WAKE_REACH] }
}

/** Far more than rounding errors add up to. */
const MARGIN = 1e-6

/** A shape while a row crosses it. All have the same fields, because V8 reads those of one form several times as fast. */
class Crossing {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly d: Shape['d']
  readonly isSteady: boolean
  readonly edge: number
  readonly height: number
  readonly by: Height | undefined
  readonly tone: Tone | undefined
  readonly rim: boolean
  readonly flat: boolean
  /** Up to here it is certain which side of the two limits the row is on. */
  until = Number.NEGATIVE_INFINITY
  private last = 0

  /** @param from between this distance and the next it is needed exactly. */
  constructor(
    { d, isSteady = false, box }: Shape,
    private readonly from: number,
    private readonly to: number,
    { by, edge, tone, rim = false, flat = false }: Partial<Layer> = {},
  ) {
    this.left = box[0]
    this.top = box[1]
    this.right = box[2]
    this.bottom = box[3]
    this.d = d
    this.isSteady = isSteady
    this.edge = edge ?? 0
    this.height = typeof by === 'number' ? by : 0
    this.by = typeof by === 'number' ? undefined : by
    this.tone = tone
    this.rim = rim
    this.flat = flat
  }

  /** The distance, or one on the same side of both limits; infinite left and right of the box. */
  distance(x: number, y: number): number {
    if (x < this.until) return this.last
    if (x < this.left || x > this.right) {
      this.until = x < this.left ? this.left : Number.POSITIVE_INFINITY
      this.last = Number.POSITIVE_INFINITY
      return this.last
    }
    const d = this.d(x, y)
    this.last = d
    this.until = this.isSteady ? x + Math.max(d - this.to, this.from - d) - MARGIN : x
    return d
  }
}
