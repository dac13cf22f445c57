/**
 * The drawing technique of the whole site: fine parallel lines across a canvas, lifted by a height function, drawn from front
 * to back against a floating horizon so that whatever stands in front hides what is behind.
 */
import { contour } from './contour';
import type { Curve, Height, Layer, Tone } from './fields';
import type { Point, Shape } from './shapes';
import { pathData } from './trace';

export const INK = '#111';
export const ACCENT = '#6F2DA8';

export interface Relief {
  readonly width: number;
  readonly height: number;
  /** Number of lines. */
  readonly lines?: number;
  /** Where the first and last line lie. */
  readonly top?: number;
  readonly bottom?: number;
  /** Free terrain, added under all layers. */
  readonly terrain?: Height;
  readonly layers?: readonly Layer[];
  readonly curves?: readonly Curve[];
  /** The line at this y is the coloured one. */
  readonly accentLine?: number;
  /** A silhouette that sends ripples into the field around it. */
  readonly wake?: Shape;
  readonly wakeHeight?: number;
  /** Height of the ripple that keeps the empty field alive. */
  readonly ripple?: number;
  /** Moves the ripple, so that no two pictures share the same field. */
  readonly seed?: number;
  /** Extra lines halfway between the others inside layers of tone ink or accent. */
  readonly dense?: boolean;
  readonly weight?: number;
  /** How dark the empty field is, 0 to 1; at 0 it is not drawn. */
  readonly fieldOpacity?: number;
  /** Above 1 the lines draw together towards the top, like a plain seen to the horizon. */
  readonly perspective?: number;
}

/** What a file in `subjects/` says; the canvas is the collection's unless it names its own. */
export type Subject = () => Partial<Relief>;

/** Surface rows per line: hidden parts are decided at this finer pitch, so edges stay crisp between two lines. */
const FINER = 6;
const STEP = 2;
const WAKE_REACH = 190;

export function relief(options: Relief): string {
  const { width, height, lines = 50, weight = 1, seed = 0, perspective = 1 } = options;
  const { top = height / lines / 2, bottom = height - height / lines / 2 } = options;
  const last = (lines - 1) * FINER;
  const yOf = (row: number) => top + (bottom - top) * (row / last) ** perspective;
  const pitch = (bottom - top) / last;
  const columns = Math.ceil(width / STEP) + 3;
  const surface = new Surface(options, seed);
  const drawn: Record<Tone, Point[][]> = { field: [], ink: [], accent: [], none: [] };
  const horizon = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
  const curves = curvePoints(options);
  const accentAt = (((options.accentLine ?? -1e6) - top) / (bottom - top)) ** (1 / perspective);
  const accentRow = Math.round((accentAt * last) / FINER) * FINER;

  // Past the last line the surface still hides what is behind it, hence the rows below the canvas.
  for (let row = last + FINER; row >= 0; row--) {
    const y = yOf(row);
    const whole = row % FINER === 0 && row <= last;
    const half = options.dense !== false && !whole && row % (FINER / 2) === 0;
    surface.row(y);
    curves.settle(y - pitch / 2, surface, horizon);
    const line = new Line(drawn);
    for (let i = 0; i < columns; i++) {
      const x = (i - 1) * STEP;
      surface.at(x, y, whole);
      // Between the lines the empty field is not worth computing: it is too flat to hide anything.
      if (surface.bare) {
        if (half) line.to(x, y, 0, 'none');
        continue;
      }
      const sy = y - surface.height;
      const limit = horizon[i] ?? 0;
      if (whole || half) {
        let tone = surface.tone;
        if (half && (tone === 'field' || tone === 'none')) tone = 'none';
        else if (row === accentRow && tone !== 'none') tone = 'accent';
        line.to(x, sy, limit, tone);
      }
      if (sy < limit) horizon[i] = sy;
    }
    line.end();
  }
  for (const { tone, points } of curves.lines) drawn[tone].push(points);
  for (const { tone = 'ink', points, free } of options.curves ?? []) if (free) drawn[tone].push([...points]);

  const d = (tone: Tone) => pathData(drawn[tone], 0.3 * weight);
  const { fieldOpacity = 1 } = options;
  const faint = fieldOpacity < 1 ? ` stroke-opacity="${fieldOpacity}"` : '';
  const strokeWidth = (w: number) => String(Math.round(w * weight * 100) / 100).replace(/^0/, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` fill="none" stroke="${INK}" stroke-linejoin="round">` +
    (fieldOpacity > 0 && drawn.field.length ? `<path stroke-width="${strokeWidth(0.8)}"${faint} d="${d('field')}"/>` : '') +
    (drawn.ink.length ? `<path stroke-width="${strokeWidth(1.15)}" d="${d('ink')}"/>` : '') +
    `<path stroke="${ACCENT}" stroke-width="${strokeWidth(2)}" stroke-linecap="round" d="${d('accent')}"/></svg>`
  );
}

/** Height and tone of the picture at a point; results are fields because this runs a hundred thousand times a picture. */
class Surface {
  height = 0;
  tone: Tone = 'field';
  bare = false;
  private active: readonly Layer[] = [];
  private readonly phase: number;

  constructor(
    private readonly options: Relief,
    seed: number,
  ) {
    this.phase = seed * 2.4;
  }

  /** Says which row is next, so that layers elsewhere are not even looked at. */
  row(y: number) {
    this.active = (this.options.layers ?? []).filter(({ shape }) => y > shape.box[1] - 1 && y < shape.box[3] + 1);
  }

  at(x: number, y: number, whole = true) {
    const { terrain, wake, wakeHeight = 6, ripple = 1.6 } = this.options;
    let height = terrain ? terrain(x, y) : 0;
    let tone: Tone = 'field';
    let cover = 0;
    for (const layer of this.active) {
      const { shape } = layer;
      if (x < shape.box[0] || x > shape.box[2]) continue;
      const d = shape.d(x, y);
      if (d >= 0) continue;
      const s = d <= -layer.edge ? 0 : 1 + d / layer.edge;
      const p = Math.sqrt(1 - s * s);
      const by = typeof layer.by === 'number' ? layer.by : layer.by(x, y);
      height += (layer.flat ? by - height : by) * p;
      if (p > cover) cover = p;
      // A steep wall stays blank: the lines that end at its foot and at its rim draw it better than lines climbing it.
      if (layer.rim && s > 0.12) tone = 'none';
      else if (layer.tone) tone = layer.tone;
    }
    this.bare = !whole && cover === 0 && !terrain;
    if (cover < 1 && !this.bare) {
      const f = this.phase;
      let wave =
        ripple *
        (Math.sin(x * 0.021 + y * 0.013 + f) * 0.8 + Math.sin(x * 0.047 - y * 0.021 + f * 1.7) * 0.55 * Math.sin(y * 0.011 + f));
      if (wake && x > wake.box[0] - WAKE_REACH && x < wake.box[2] + WAKE_REACH && y > wake.box[1] - WAKE_REACH && y < wake.box[3] + WAKE_REACH) {
        const d = wake.d(x, y);
        if (d < WAKE_REACH) wave += wakeHeight * -Math.cos((d / 64) * 2 * Math.PI) * Math.max(0, 1 - Math.max(0, d) / WAKE_REACH) ** 1.5;
      }
      height += wave * (1 - cover);
    }
    this.height = height;
    this.tone = tone;
  }
}

/** Collects the visible stretches of one line, splitting it where it is hidden or changes tone. */
class Line {
  private points: Point[] = [];
  private tone: Tone = 'none';
  private last: { x: number; y: number; over: number } | undefined;

  constructor(private readonly drawn: Record<Tone, Point[][]>) {}

  to(x: number, y: number, horizon: number, tone: Tone) {
    const over = horizon === Number.POSITIVE_INFINITY ? 1e6 : horizon - y;
    const last = this.last;
    this.last = { x, y, over };
    const visible = over >= 0;
    if (last && last.over >= 0 !== visible) {
      const t = last.over / (last.over - over);
      const edge: Point = [last.x + (x - last.x) * t, last.y + (y - last.y) * t];
      if (visible) this.begin(tone, edge);
      else this.points.push(edge);
    }
    if (!visible) return this.end();
    if (tone !== this.tone || this.points.length === 0) {
      // Two tones meet in one point, unless a wall stands between them.
      const join = this.points.at(-1);
      this.begin(tone, join && Math.abs(join[1] - y) < 4 ? join : undefined);
    }
    this.points.push([x, y]);
  }

  private begin(tone: Tone, first: Point | undefined) {
    this.end();
    this.tone = tone;
    if (first) this.points.push(first);
  }

  end() {
    const first = this.points[0];
    const last = this.points.at(-1);
    // Shorter than this it is a speck, not a line.
    if (first && last && this.tone !== 'none' && Math.hypot(last[0] - first[0], last[1] - first[1]) > 3) {
      this.drawn[this.tone].push(this.points);
    }
    this.points = [];
  }
}

interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly lift: number;
  shown?: Point;
}

/** Rims and free curves, waiting until the sweep has passed in front of them to know whether they can be seen. */
function curvePoints({ layers = [], curves = [] }: Relief) {
  const rims = layers.flatMap((layer, i): Curve[] => {
    if (!layer.rim || layer.tone === 'field') return [];
    const above = layers.slice(i + 1).map((l) => l.shape);
    return contour(layer.shape, typeof layer.by === 'number' && layer.by < 0 ? 0.5 : -layer.edge * 0.8).flatMap((points) =>
      split(points, ([x, y]) => !above.some((s) => x > s.box[0] && x < s.box[2] && y > s.box[1] && y < s.box[3] && s.d(x, y) < -1)).map(
        (part) => ({ points: part, tone: layer.tone === 'accent' ? 'accent' : 'ink' }),
      ),
    );
  });
  const all = [...rims, ...curves.filter((c) => !c.free)].map((curve) => ({
    tone: curve.tone ?? 'ink',
    points: densify(curve.points).map(([x, y]): CurvePoint => ({ x, y, lift: curve.lift ?? 0 })),
  }));
  const waiting = all.flatMap((curve) => curve.points).sort((a, b) => b.y - a.y);
  let next = 0;
  return {
    /** Decides all points in front of `y`. */
    settle(y: number, surface: Surface, horizon: Float64Array) {
      for (let p = waiting[next]; p && p.y >= y; p = waiting[++next]) {
        surface.at(p.x, p.y);
        const sy = p.y - surface.height - p.lift;
        if (sy <= (horizon[Math.round(p.x / STEP) + 1] ?? 0) + 1.5) p.shown = [p.x, sy];
      }
    },
    get lines() {
      return all.flatMap(({ tone, points }) =>
        split(points, (p) => p.shown !== undefined)
          .map((part) => ({ tone, points: part.flatMap((p) => (p.shown ? [p.shown] : [])) }))
          .filter((line) => line.points.length > 3),
      );
    },
  };
}

/** The stretches of a list whose items all pass. */
function split<T>(items: readonly T[], pass: (item: T) => boolean): T[][] {
  const parts: T[][] = [];
  let open = false;
  for (const item of items) {
    const ok = pass(item);
    if (ok && open) parts.at(-1)?.push(item);
    else if (ok) parts.push([item]);
    open = ok;
  }
  return parts.filter((part) => part.length > 1);
}

function densify(points: readonly Point[]): Point[] {
  return points.flatMap((b, i): Point[] => {
    const a = points[i - 1];
    if (!a) return [b];
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2));
    return Array.from({ length: n }, (_, k) => [a[0] + ((b[0] - a[0]) * (k + 1)) / n, a[1] + ((b[1] - a[1]) * (k + 1)) / n]);
  });
}
