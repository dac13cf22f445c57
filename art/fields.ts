/** The parts of a subject: shapes raised out of (or pressed into) the field, free terrain, and lines drawn on top. */
import { norm, type Point, type Shape } from './shapes'

/** `none` leaves the area blank; it still hides what is behind it. */
export type Tone = 'field' | 'ink' | 'accent' | 'none'
export type Height = (x: number, y: number) => number

/** A silhouette that changes the height inside it. Later layers lie on top of earlier ones. */
export interface Layer {
  readonly shape: Shape
  /** Height added inside, once past the edge; a function makes the inside a second field. */
  readonly by: number | Height
  /** How far the shoulder reaches inwards: small is a block, large a pillow. */
  readonly edge: number
  readonly tone?: Tone
  /** Draws the upper edge, for blocks whose front and back would otherwise fall between two lines. */
  readonly rim?: boolean
  /** Replaces the height below instead of adding to it. */
  readonly flat?: boolean
}

/** A line drawn on the relief: follows its height and is hidden by higher parts in front. */
export interface Curve {
  readonly points: readonly Point[]
  readonly tone?: Tone
  readonly lift?: number
  /** Drawn over the picture, neither lifted nor hidden. */
  readonly free?: boolean
}

export interface Relief {
  readonly width: number
  readonly height: number
  /** Left edge of the canvas; negative for more field beside the subject. */
  readonly left?: number
  /** Height above the point 0; the field is that much higher, with the same content. */
  readonly above?: number
  /** Number of lines. */
  readonly lines?: number
  /** Position of the first and last line. */
  readonly top?: number
  readonly bottom?: number
  /** Free terrain, added under all layers. */
  readonly terrain?: Height
  readonly layers?: readonly Layer[]
  readonly curves?: readonly Curve[]
  /** The line at this y has the accent colour. */
  readonly accentLine?: number
  /** A silhouette that sends ripples into the field around it. */
  readonly wake?: Shape
  readonly wakeHeight?: number
  /** Height of the ripple in the empty field. */
  readonly ripple?: number
  /** Offsets the ripple, so that no two pictures share the same field. */
  readonly seed?: number
  readonly weight?: number
  /** Maximum deviation of a drawn line from the exact one, in units: more makes smaller files. */
  readonly tolerance?: number
  /** Coordinates are rounded to a multiple of its reciprocal. */
  readonly grain?: 10 | 5 | 2
  /** Opacity of the empty field, 0 to 1; not drawn at 0. */
  readonly fieldOpacity?: number
  /** Black by default, for white paper. */
  readonly ink?: string
  /** Colour of the accent line. */
  readonly accent: string
  /** Above 1, lines get closer towards the top, like a plain towards the horizon. */
  readonly perspective?: number
}

/** Describes a picture in `subjects/`; the canvas is the collection’s by default. */
export type Subject = () => Partial<Relief>

type LayerOptions = Partial<Omit<Layer, 'shape' | 'by'>>

/** A block with a crisp edge. */
export function block(shape: Shape, by: Layer['by'], options: LayerOptions = {}): Layer {
  return { shape, by, edge: 3, tone: 'ink', rim: true, ...options }
}

/** A pillow: rises gradually from its edge inwards. */
export function pillow(shape: Shape, by: Layer['by'], edge: number, options: LayerOptions = {}): Layer {
  return { shape, by, edge, tone: 'ink', ...options }
}

/** An area left blank, at its height. */
export function blank(shape: Shape, by: number, options: LayerOptions = {}): Layer {
  return { shape, by, edge: 4, tone: 'none', rim: true, ...options }
}

/** Another tone at the height that is there: `ink` has twice the lines of the field. */
export function tint(shape: Shape, tone: Tone = 'ink'): Layer {
  return { shape, by: 0, edge: 1, tone }
}

/** A line over the picture, which nothing lifts or hides. */
export function line(...points: Point[]): Curve {
  return { points, free: true }
}

/** The same line in another tone: `field` is the thin one. */
export function toned(tone: Tone, curve: Curve): Curve {
  return { ...curve, tone }
}

export function hill(cx: number, cy: number, height: number, rx: number, ry = rx): Height {
  return (x, y) => {
    const u = (x - cx) / rx
    const v = (y - cy) / ry
    const e = u * u + v * v
    return e > 9 ? 0 : height * Math.exp(-e)
  }
}

export function sum(...heights: readonly Height[]): Height {
  return (x, y) => {
    let total = 0
    for (const height of heights) total += height(x, y)
    return total
  }
}

/** Concentric rings that fade out. */
export function rings(cx: number, cy: number, height: number, wave: number, reach: number): Height {
  return (x, y) => {
    const r = norm(x - cx, y - cy)
    return height * Math.cos((r / wave) * 2 * Math.PI) * bell(r, reach)
  }
}

/** 1 in the middle, and nearly 0 two widths from it. */
export function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2))
}

/** 0 below `from`, 1 above `to`, smooth in between. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** A white bar with a crisp edge: links, roads, stems. */
export function tube(shape: Shape, by: number, options: LayerOptions = {}): Layer {
  return block(shape, by, { tone: 'none', edge: 2, ...options })
}
