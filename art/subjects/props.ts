/** Things of many parts, by their middle. */
import { path } from '../outlines'
import { box, circle, ellipse, intersect, type Point, polygon, rotate, type Shape, spin, stroke, union } from '../shapes'

export function phone(cx: number, cy: number, width: number, height: number) {
  return {
    body: box(cx, cy, width, height, width * 0.16),
    screen: box(cx, cy, width - 36, height - 76, 12),
  }
}

export function bulb(cx: number, cy: number) {
  return {
    glass: union([circle(cx, cy, 132), box(cx, cy + 153.12, 105.6, 79.2, 8)], 66),
    screw: [0, 1, 2].map((i) => box(cx, cy + 200.64 + i * 27.72, 113.52 - i * 13.2, 19.8, 9.24)),
    filament: path('M-34 150 L-48 16 L-20 44 L0 10 L20 44 L48 16 L34 150', cx, cy),
  }
}

export function bust(cx: number, cy: number) {
  return {
    disc: circle(cx, cy, 96),
    head: circle(cx, cy - 22, 32),
    shoulders: intersect(ellipse(cx, cy + 78, 66, 62), circle(cx, cy, 86)),
  }
}

/** A hexagon bolt seen from the side. */
export function bolt(cx: number, cy: number, degrees: number) {
  const turned = (shape: Shape) => rotate(shape, degrees, cx, cy)
  const at = (x: number, y: number): Point => spin([cx + x, cy + y], degrees, cx, cy)
  // The left crests lie half a turn below the right ones, as on any screw.
  const flank = (side: number): Point[] => [
    [cx + side * 40, cy - 120],
    ...Array.from({ length: 10 }, (_, i) => cy - 46 + i * 24 + (side < 0 ? 12 : 0)).flatMap((y): Point[] => [
      [cx + side * 40, y - 6],
      [cx + side * 52, y + 6],
    ]),
    [cx + side * 30, cy + 204],
  ]
  return {
    head: turned(box(cx, cy - 150, 176, 88, 14)),
    facets: [-44, 44].map((dx) => turned(stroke(path('M0 -190 L0 -110', cx + dx, cy), 7))),
    shaft: turned(polygon([...flank(1), ...flank(-1).reverse()])),
    thread: Array.from({ length: 10 }, (_, i) => ({ points: [at(44, -40 + i * 24), at(-44, -28 + i * 24)] })),
  }
}

/** The print of a left foot, toes up; about 430 high. */
export function footprint(cx: number, cy: number) {
  const sole =
    'M-70 -60 C-86 -130 -20 -150 30 -142 C90 -132 104 -80 92 -30 C84 10 66 40 66 90 C66 150 70 210 8 214 C-52 216 -56 160 -46 110 C-36 60 -56 10 -70 -60'
  const toes = (
    [
      [62, -196, 36, 42],
      [0, -206, 25, 32],
      [-45, -190, 21, 27],
      [-81, -160, 18, 23],
      [-106, -124, 16, 20],
    ] as const
  ).map(([x, y, rx, ry]) => ellipse(cx + x, cy + y, rx, ry))
  return { sole: polygon(path(sole, cx, cy)), toes }
}

export function house(cx: number, cy: number) {
  return {
    walls: box(cx, cy + 70, 300, 210, 4),
    roof: polygon(path('M-205 -14 L0 -190 L205 -14 L190 14 L-190 14', cx, cy)),
    chimney: box(cx + 118, cy - 120, 44, 120, 3),
    door: box(cx, cy + 118, 72, 114, 4),
    windows: [-96, 96].map((dx) => box(cx + dx, cy + 78, 62, 62, 4)),
  }
}

export function pin(cx: number, cy: number, r: number): { body: Shape; eye: Shape } {
  const body = union([circle(cx, cy - r * 1.7, r), polygon(path('M-0.86 -1.2 L0.86 -1.2 L0 0', cx, cy, r))], 6)
  return { body, eye: circle(cx, cy - r * 1.7, r * 0.4) }
}

/** A speech bubble whose tail hangs at the left (-1) or right (1). */
export function bubble(cx: number, cy: number, width: number, height: number, radius: number, side: number): Shape {
  const tail = path('M-40 0 L40 0 L44 84', cx + side * (width / 2 - 70), cy + height / 2 - 20, side, 1)
  return union([box(cx, cy, width, height, radius), polygon(tail)], 12)
}

/** A rocket pointing up; turn it as you like. */
export function rocket(cx: number, cy: number) {
  const half = 'M0 -230 C70 -160 84 -60 60 90 L-60 90 C-84 -60 -70 -160 0 -230'
  return {
    hull: polygon(path(half, cx, cy)),
    fins: [-1, 1].map((s) => polygon(path('M56 0 C110 30 124 90 118 150 C100 120 80 104 50 96', cx, cy, s, 1))),
    window: circle(cx, cy - 70, 30),
    flame: polygon(path('M-44 104 L44 104 C50 170 20 200 0 270 C-20 200 -50 170 -44 104', cx, cy)),
  }
}

/** Somebody sitting cross-legged, hands on the knees. */
export function sitter(cx: number, cy: number) {
  const arms = [-1, 1].map((s) => stroke(path('M66 -72 L112 20 L150 96', cx, cy, s, 1), 38))
  const torso = polygon(
    path('M-30 -120 L30 -120 C40 -96 84 -96 84 -66 C74 -10 62 40 66 120 L-66 120 C-62 40 -74 -10 -84 -66 C-84 -96 -40 -96 -30 -120', cx, cy),
  )
  const legs = polygon(path('M-70 90 C-130 70 -190 88 -206 124 C-216 156 -170 170 -110 172 L110 172 C170 170 216 156 206 124 C190 88 130 70 70 90', cx, cy))
  return {
    figure: union([torso, ...arms, legs], 10),
    gaps: [-1, 1].map((s) => polygon(path('M84 0 L112 62 L86 72', cx, cy, s, 1))),
    fold: stroke(path('M-110 118 L-20 150 L40 140 L120 112', cx, cy), 7),
    head: ellipse(cx, cy - 152, 46, 54),
  }
}
