/** The surface of a picture: height and tone at any point. */
import type { Layer, Relief, Tone } from './fields'

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
  private active: readonly Layer[] = []
  private readonly phase: number

  constructor(private readonly options: Relief) {
    this.phase = (options.seed ?? 0) * 2.4
  }

  /** Sets the next row, so that layers elsewhere are skipped. */
  row(y: number) {
    const { terrain, layers = [] } = this.options
    this.active = layers.filter(({ shape }) => y > shape.box[1] - 1 && y < shape.box[3] + 1)
    this.left = terrain ? -Infinity : Math.min(...this.active.map(({ shape }) => shape.box[0]))
    this.right = terrain ? Infinity : Math.max(...this.active.map(({ shape }) => shape.box[2]))
  }

  /** Between two lines (`whole` false) the ripple of the empty field is left out: it is too flat to hide anything. */
  at(x: number, y: number, whole = true) {
    const { terrain } = this.options
    let height = terrain ? terrain(x, y) : 0
    let tone: Tone = 'field'
    let cover = 0
    for (const layer of this.active) {
      const { shape } = layer
      if (x < shape.box[0] || x > shape.box[2]) continue
      const d = shape.d(x, y)
      if (d >= 0) continue
      const s = d <= -layer.edge ? 0 : 1 + d / layer.edge
      const p = Math.sqrt(1 - s * s)
      const by = typeof layer.by === 'number' ? layer.by : layer.by(x, y)
      height += (layer.flat ? by - height : by) * p
      if (p > cover) cover = p
      // A steep wall stays blank: the lines that end at its foot and at its rim draw it better than lines climbing it.
      if (layer.rim && s > 0.12) tone = 'none'
      else if (layer.tone) tone = layer.tone
    }
    this.bare = !whole && cover === 0 && !terrain
    this.height = this.bare || cover === 1 ? height : height + this.ripple(x, y) * (1 - cover)
    this.tone = tone
  }

  /** Animates the empty field: a slow swell, and the rings around a silhouette. */
  private ripple(x: number, y: number): number {
    const { wake, wakeHeight = 6, ripple = 1.6 } = this.options
    const f = this.phase
    const cross = Math.sin(x * 0.047 - y * 0.021 + f * 1.7) * Math.sin(y * 0.011 + f)
    const swell = ripple * (Math.sin(x * 0.021 + y * 0.013 + f) * 0.8 + cross * 0.55)
    if (!wake || x < wake.box[0] - WAKE_REACH || x > wake.box[2] + WAKE_REACH) return swell
    if (y < wake.box[1] - WAKE_REACH || y > wake.box[3] + WAKE_REACH) return swell
    const d = wake.d(x, y)
    if (d > WAKE_REACH) return swell
    const fade = Math.max(0, 1 - Math.max(0, d) / WAKE_REACH) ** 1.5
    return swell - wakeHeight * Math.cos((d / WAKE_LENGTH) * 2 * Math.PI) * fade
  }
}
