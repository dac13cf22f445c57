/** The map, white on black: Natural Earth land raised out of a still sea, with coloured arcs from its home to where the company works. */
import { geoNaturalEarth1 } from 'd3-geo'
import { type Curve, type Height, line, pillow, toned } from './fields'
import { landShape } from './land'
import { arc, path } from './outlines'
import { relief } from './relief'
import { type Point, stroke } from './shapes'

const WIDTH = 1600
const HEIGHT = 800
/** Rotated so that the edge cuts the Pacific, not Alaska or Chukotka; shifted so that the empty far south is off the canvas. */
const projection = geoNaturalEarth1()
  .rotate([-11, 0])
  .scale(292)
  .translate([WIDTH / 2, 452])

/** Where the company is present: its home as the origin (Pune), and a representative place of each region; longitude, latitude. */
export const regions = {
  home: [73.86, 18.52],
  usa: [-98, 39.5],
  europe: [10, 50.5],
  australia: [134, -25.5],
  asia: [113, 31],
} as const satisfies Record<string, Point>

const RANGES: readonly { height: number; reach: number; line: readonly Point[] }[] = [
  { height: 16, reach: 14, line: path('M-150 63 L-135 60 L-122 51 L-114 45 L-107 38 L-106 32 L-101 24 L-97 18') },
  { height: 7, reach: 9, line: path('M-72 44 L-84 35') },
  { height: 20, reach: 11, line: path('M-74 8 L-78 -2 L-76 -12 L-68 -20 L-70 -33 L-73 -48') },
  { height: 24, reach: 15, line: path('M70 37 L78 33 L86 29 L96 29') },
  { height: 12, reach: 16, line: path('M75 41 L88 47 L100 50 L115 53 L130 57 L145 65') },
  { height: 10, reach: 9, line: path('M59 52 L60 66') },
  { height: 13, reach: 8, line: path('M6 45.5 L12 47 L21 47 L25 45') },
  { height: 12, reach: 11, line: path('M38 39 L46 38 L52 31') },
  { height: 11, reach: 9, line: path('M-7 31 L4 35') },
  { height: 13, reach: 13, line: path('M39 12 L37 2 L34 -10 L29 -29') },
  { height: 9, reach: 9, line: path('M8 62 L17 68') },
  { height: 10, reach: 10, line: path('M145 -17 L151 -28 L147 -37') },
]

/** Where a place lies on the map, in percent of its width and height. */
export function worldPoint(lon: number, lat: number): { x: number; y: number } {
  const [x, y] = project([lon, lat])
  return { x: Math.round((x / WIDTH) * 1e4) / 100, y: Math.round((y / HEIGHT) * 1e4) / 100 }
}

/** @param accent the accent colour, light enough for a black background. */
export function drawWorld(accent: string): { svg: string; width: number; height: number } {
  const { home, ...others } = regions
  const origin = project(home)
  const ends = Object.values(others).map(project)
  const svg = relief({
    width: WIDTH,
    height: HEIGHT,
    lines: 70,
    tolerance: 0.6,
    grain: 2,
    ripple: 0,
    fieldOpacity: 0.3,
    ink: '#fff',
    accent,
    layers: [pillow(landShape(projection, WIDTH, HEIGHT), mountains(), 14)],
    curves: [...ends.flatMap((end): Curve[] => [flight(origin, end), dot(end, 4)]), dot(origin, 3), dot(origin, 6), dot(origin, 14)],
  })
  return { svg, width: WIDTH, height: HEIGHT }
}

function project([lon, lat]: Point): Point {
  return projection([lon, lat]) ?? [0, 0]
}

/** Land lies a little above the sea, and the great ranges rise from it where they are. */
function mountains(): Height {
  const ranges = RANGES.map(({ height, reach, line }) => ({ height, reach, shape: stroke(line.map(project), 0) }))
  return (x, y) =>
    ranges.reduce((most, { height, reach, shape }) => {
      const d = shape.d(x, y) / reach
      return d > 2.5 ? most : Math.max(most, 6 + height * Math.exp(-d * d))
    }, 6)
}

/** An arc that rises with the distance it spans. */
function flight([ax, ay]: Point, [bx, by]: Point): Curve {
  const cx = (ax + bx) / 2
  const cy = (ay + by) / 2 - Math.hypot(bx - ax, by - ay) * 0.42
  const points = Array.from({ length: 41 }, (_, i): Point => {
    const t = i / 40
    const u = 1 - t
    return [u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by]
  })
  return toned('accent', line(...points))
}

function dot([x, y]: Point, r: number): Curve {
  return toned('accent', line(...arc(x, y, r, 0, 360, 24)))
}
