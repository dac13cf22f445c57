/** The map: Natural Earth land raised out of a still sea, with purple arcs from Pune to where the company works. */
import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Curve, pillow } from './fields';
import { arc } from './outlines';
import { relief } from './relief';
import type { Point, Shape } from './shapes';

const WIDTH = 1600;
const HEIGHT = 800;

/** Turned so that the Pacific, not Alaska or Chukotka, is cut; moved so that the empty far south is off the canvas. */
const projection = geoNaturalEarth1().rotate([-11, 0]).scale(292).translate([WIDTH / 2, 452]);

export const regions = {
  pune: [73.86, 18.52],
  usa: [-98, 39.5],
  europe: [10, 50.5],
  australia: [134, -25.5],
  asia: [122, 34],
} as const satisfies Record<string, Point>;

/** Where a place lies on the map, in percent of its width and height. */
export function worldPoint(lon: number, lat: number): { x: number; y: number } {
  const [x, y] = project([lon, lat]);
  return { x: Math.round((x / WIDTH) * 1e4) / 100, y: Math.round((y / HEIGHT) * 1e4) / 100 };
}

export function drawWorld(): { svg: string; width: number; height: number } {
  const { pune, ...others } = regions;
  const origin = project(pune);
  const ends = Object.values(others).map(project);
  const svg = relief({
    width: WIDTH,
    height: HEIGHT,
    lines: 72,
    ripple: 0,
    fieldOpacity: 0.16,
    layers: [pillow(land(), 9, 9)],
    curves: [
      ...ends.flatMap((end): Curve[] => [flight(origin, end), dot(end, 4)]),
      dot(origin, 3),
      dot(origin, 6),
      dot(origin, 14),
    ],
  });
  return { svg, width: WIDTH, height: HEIGHT };
}

function project([lon, lat]: Point): Point {
  return projection([lon, lat]) ?? [0, 0];
}

/** An arc that rises with the distance it spans. */
function flight([ax, ay]: Point, [bx, by]: Point): Curve {
  const cx = (ax + bx) / 2;
  const cy = (ay + by) / 2 - Math.hypot(bx - ax, by - ay) * 0.42;
  const points = Array.from({ length: 41 }, (_, i): Point => {
    const t = i / 40;
    const u = 1 - t;
    return [u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by];
  });
  return { points, tone: 'accent', free: true };
}

function dot([x, y]: Point, r: number): Curve {
  return { points: arc(x, y, r, 0, 360, 24), tone: 'accent', free: true };
}

/** Land as a shape. Its outline has thousands of corners, so distances are measured once on a grid instead of per point. */
function land(): Shape {
  const step = 2;
  const columns = WIDTH / step + 1;
  const rows = HEIGHT / step + 1;
  const inside = rasterise(landRings(), columns, rows, step);
  const toSea = distances(inside, columns, rows, 0);
  const d = (x: number, y: number) => {
    const fx = Math.min(columns - 1.001, Math.max(0, x / step));
    const fy = Math.min(rows - 1.001, Math.max(0, y / step));
    const i = Math.floor(fx);
    const at = (dx: number, dy: number) => toSea[(Math.floor(fy) + dy) * columns + i + dx] ?? 0;
    const tx = fx - i;
    const ty = fy - Math.floor(fy);
    const near = (at(0, 0) * (1 - tx) + at(1, 0) * tx) * (1 - ty) + (at(0, 1) * (1 - tx) + at(1, 1) * tx) * ty;
    return (0.5 - near) * step;
  };
  return { d, box: [0, 0, WIDTH, HEIGHT] };
}

function landRings(): Point[][] {
  const file = createRequire(import.meta.url)('world-atlas/land-110m.json') as Topology<{ land: GeometryCollection }>;
  const rings: Point[][] = [];
  const pen = {
    beginPath() {},
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {},
  };
  geoPath(projection, pen)(feature(file, file.objects.land));
  return rings;
}

/** Even-odd fill, row by row. */
function rasterise(rings: readonly Point[][], columns: number, rows: number, step: number): Uint8Array {
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings) {
    ring.forEach(([bx, by], i) => {
      const [ax, ay] = ring[(i + ring.length - 1) % ring.length] ?? [bx, by];
      const first = Math.max(0, Math.ceil(Math.min(ay, by) / step));
      for (let row = first; row * step < Math.max(ay, by) && row < rows; row++) {
        crossings[row]?.push(ax + ((row * step - ay) / (by - ay)) * (bx - ax));
      }
    });
  }
  const inside = new Uint8Array(columns * rows);
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const from = Math.max(0, Math.ceil((xs[k] ?? 0) / step));
      const to = Math.min(columns - 1, Math.floor((xs[k + 1] ?? 0) / step));
      if (to >= from) inside.fill(1, row * columns + from, row * columns + to + 1);
    }
  });
  return inside;
}

/** Distance of every cell to the nearest one of the given value, by a forward and a backward sweep (chamfer). */
function distances(cells: Uint8Array, columns: number, rows: number, to: number): Float32Array {
  const far = new Float32Array(cells.length);
  cells.forEach((cell, i) => {
    far[i] = cell === to ? 0 : 1e6;
  });
  const relax = (i: number, j: number, cost: number) => {
    if (j >= 0 && j < far.length) far[i] = Math.min(far[i] ?? 0, (far[j] ?? 1e6) + cost);
  };
  for (let i = 0; i < far.length; i++) {
    relax(i, i - 1, 1);
    relax(i, i - columns, 1);
    relax(i, i - columns - 1, Math.SQRT2);
    relax(i, i - columns + 1, Math.SQRT2);
  }
  for (let i = columns * rows - 1; i >= 0; i--) {
    relax(i, i + 1, 1);
    relax(i, i + columns, 1);
    relax(i, i + columns + 1, Math.SQRT2);
    relax(i, i + columns - 1, Math.SQRT2);
  }
  return far;
}
