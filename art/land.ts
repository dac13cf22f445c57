/** The continents of Natural Earth (1 : 110 million) as one silhouette on a canvas. */
import { type GeoProjection, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import land from 'world-atlas/land-110m.json' with { type: 'json' }
import type { Point, Shape } from './shapes'

/** Land as a shape. Its outline has thousands of corners, so distances are measured once on a grid instead of per point. */
export function landShape(projection: GeoProjection, width: number, height: number): Shape {
  const step = 2
  const columns = width / step + 1
  const rows = height / step + 1
  const inside = rasterise(landRings(projection), columns, rows, step)
  // Antarctica would only be a bar along the lower edge.
  inside.fill(0, Math.floor((projection([0, -57])?.[1] ?? height) / step) * columns)
  const toSea = distances(inside, columns, rows)
  const d = (x: number, y: number) => {
    const fx = Math.min(columns - 1.001, Math.max(0, x / step))
    const fy = Math.min(rows - 1.001, Math.max(0, y / step))
    const i = Math.floor(fx)
    const at = (dx: number, dy: number) => toSea[(Math.floor(fy) + dy) * columns + i + dx] ?? 0
    const tx = fx - i
    const ty = fy - Math.floor(fy)
    const near = (at(0, 0) * (1 - tx) + at(1, 0) * tx) * (1 - ty) + (at(0, 1) * (1 - tx) + at(1, 1) * tx) * ty
    return (0.5 - near) * step
  }
  return { d, box: [0, 0, width, height] }
}

function landRings(projection: GeoProjection): Point[][] {
  const file = land as Topology<{ land: GeometryCollection }>
  const rings: Point[][] = []
  const pen = {
    beginPath() {},
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {},
  }
  geoPath(projection, pen)(feature(file, file.objects.land))
  return rings
}

/** Even-odd fill, row by row. */
function rasterise(rings: readonly Point[][], columns: number, rows: number, step: number): Uint8Array {
  const crossings: number[][] = Array.from({ length: rows }, () => [])
  for (const ring of rings) {
    ring.forEach(([bx, by], i) => {
      const [ax, ay] = ring[(i + ring.length - 1) % ring.length] ?? [bx, by]
      const first = Math.max(0, Math.ceil(Math.min(ay, by) / step))
      for (let row = first; row * step < Math.max(ay, by) && row < rows; row++) {
        crossings[row]?.push(ax + ((row * step - ay) / (by - ay)) * (bx - ax))
      }
    })
  }
  const inside = new Uint8Array(columns * rows)
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b)
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const from = Math.max(0, Math.ceil((xs[k] ?? 0) / step))
      const to = Math.min(columns - 1, Math.floor((xs[k + 1] ?? 0) / step))
      if (to >= from) inside.fill(1, row * columns + from, row * columns + to + 1)
    }
  })
  return inside
}

/** Distance of every cell to the nearest one outside, by a forward and a backward sweep (chamfer). */
function distances(cells: Uint8Array, columns: number, rows: number): Float32Array {
  const far = new Float32Array(cells.length)
  cells.forEach((cell, i) => {
    far[i] = cell === 0 ? 0 : 1e6
  })
  const relax = (i: number, j: number, cost: number) => {
    if (j >= 0 && j < far.length) far[i] = Math.min(far[i] ?? 0, (far[j] ?? 1e6) + cost)
  }
  for (let i = 0; i < far.length; i++) {
    relax(i, i - 1, 1)
    relax(i, i - columns, 1)
    relax(i, i - columns - 1, Math.SQRT2)
    relax(i, i - columns + 1, Math.SQRT2)
  }
  for (let i = columns * rows - 1; i >= 0; i--) {
    relax(i, i + 1, 1)
    relax(i, i + columns, 1)
    relax(i, i + columns + 1, Math.SQRT2)
    relax(i, i + columns - 1, Math.SQRT2)
  }
  return far
}
