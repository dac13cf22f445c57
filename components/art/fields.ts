/** What subjects are made of: shapes raised out of (or pressed into) the field, free terrain, and lines drawn on top. */
import type { Point, Shape } from './shapes';

/** `none` leaves the place blank; it still hides what is behind it. */
export type Tone = 'field' | 'ink' | 'accent' | 'none';
export type Height = (x: number, y: number) => number;

/** A silhouette that changes the height inside it. Later layers lie on top of earlier ones. */
export interface Layer {
  readonly shape: Shape;
  /** Height added inside, once past the edge; a function makes the inside a second field. */
  readonly by: number | Height;
  /** How far the shoulder reaches inwards: small is a block, large a pillow. */
  readonly edge: number;
  readonly tone?: Tone;
  /** Draws the upper edge, for blocks whose front and back would otherwise fall between two lines. */
  readonly rim?: boolean;
  /** Replaces what is below instead of adding to it. */
  readonly flat?: boolean;
}

/** A line drawn on the relief, following its height and hidden by what stands in front. */
export interface Curve {
  readonly points: readonly Point[];
  readonly tone?: Tone;
  readonly lift?: number;
  /** Lies over the picture as drawn, neither lifted nor hidden. */
  readonly free?: boolean;
}

type LayerOptions = Partial<Omit<Layer, 'shape' | 'by'>>;

/** A block with a crisp edge. */
export function block(shape: Shape, by: Layer['by'], options: LayerOptions = {}): Layer {
  return { shape, by, edge: 3, tone: 'ink', rim: true, ...options };
}

/** A pillow: rises all the way from its edge inwards. */
export function pillow(shape: Shape, by: number, edge: number, options: LayerOptions = {}): Layer {
  return { shape, by, edge, tone: 'ink', ...options };
}

/** A place left blank at the height it has. */
export function blank(shape: Shape, by = 0, options: LayerOptions = {}): Layer {
  return { shape, by, edge: 4, tone: 'none', rim: true, ...options };
}

export function hill(cx: number, cy: number, height: number, rx: number, ry = rx): Height {
  return (x, y) => {
    const e = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
    return e > 9 ? 0 : height * Math.exp(-e);
  };
}

export function sum(...heights: readonly Height[]): Height {
  return (x, y) => heights.reduce((total, height) => total + height(x, y), 0);
}

/** Rings running out from a centre and dying away. */
export function rings(cx: number, cy: number, height: number, wave: number, reach: number): Height {
  return (x, y) => {
    const r = Math.hypot(x - cx, y - cy);
    return height * Math.cos((r / wave) * 2 * Math.PI) * Math.exp(-((r / reach) ** 2));
  };
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A white bar with a crisp edge: links, roads, stems. */
export function tube(shape: Shape, by = 10, options: LayerOptions = {}): Layer {
  return block(shape, by, { tone: 'none', edge: 2, ...options });
}
