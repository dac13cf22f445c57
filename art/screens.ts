/**
 * Parts of drawn screens: a window or a phone in the field of lines, and its content. Texts are
 * lines, so a screen is the same in every language.
 */
import { blank, type Curve, type Layer, line, type Tone, toned } from './fields'
import { arc } from './outlines'
import { box, type Point } from './shapes'

/** A part of a screen: an area that hides the field, and the lines on it. */
export interface Part {
  readonly layers: readonly Layer[]
  readonly curves: readonly Curve[]
}

const size = { width: 1000, height: 640, lines: 40, fieldOpacity: 0.55, weight: 1.2 }

/** A line, or several. */
type Drawn = Curve | readonly Drawn[]

/** A screen and its content. */
export function screen(parts: readonly Part[], curves: readonly Drawn[], layers: Part['layers'] = []) {
  return {
    ...size,
    layers: [...parts.flatMap((part) => part.layers), ...layers],
    curves: [...parts.flatMap((part) => part.curves), ...flatten(curves)],
    wake: box(500, 320, 880, 540, 14),
    wakeHeight: 4,
  }
}

function flatten(drawn: readonly Drawn[]): Curve[] {
  return drawn.flatMap((each) => ('points' in each ? [each] : flatten(each)))
}

/** A program window, by its corner and size. */
export function frame(x: number, y: number, width: number, height: number): Part {
  return {
    layers: [sheet(x, y, width, height, 14)],
    curves: [
      ...rect(x, y, width, height, { radius: 14 }),
      line([x, y + 40], [x + width, y + 40]),
      ...[24, 46, 68].map((dx) => ring(x + dx, y + 20, 6)),
      ...rect(x + width / 2 - 130, y + 11, 260, 18, { radius: 9, tone: 'field' }),
    ],
  }
}

/** A phone, by its corner and size. */
export function handset(x: number, y: number, width: number, height: number): Part {
  return {
    layers: [sheet(x, y, width, height, 34)],
    curves: [
      ...rect(x, y, width, height, { radius: 34 }),
      ...rect(x + 9, y + 9, width - 18, height - 18, { radius: 26, tone: 'field' }),
      line([x + width / 2 - 26, y + 22], [x + width / 2 + 26, y + 22]),
    ],
  }
}

/** Blank paper that hides the field, with a margin. */
function sheet(x: number, y: number, width: number, height: number, radius: number): Layer {
  return blank(box(x + width / 2, y + height / 2, width + 18, height + 18, radius + 9), 0, { rim: false, flat: true, edge: 1 })
}

/** Separate edges, because a pen that runs through all corners would round them. */
export function rect(x: number, y: number, width: number, height: number, { radius: r = 0, tone = 'ink' }: { radius?: number; tone?: Tone }): Curve[] {
  const [right, bottom] = [x + width, y + height]
  const edges = [
    line([x + r, y], [right - r, y]),
    line([right, y + r], [right, bottom - r]),
    line([right - r, bottom], [x + r, bottom]),
    line([x, bottom - r], [x, y + r]),
  ]
  const corners =
    r > 0
      ? [arc(right - r, y + r, r, -90, 0, 6), arc(right - r, bottom - r, r, 0, 90, 6), arc(x + r, bottom - r, r, 90, 180, 6), arc(x + r, y + r, r, 180, 270, 6)]
      : []
  return [...edges, ...corners.map((points) => line(...points))].map((curve) => toned(tone, curve))
}

/** A closed shape with straight edges. */
export function edges(points: readonly Point[], tone: Tone = 'ink'): Curve[] {
  return points.map((point, i) => toned(tone, line(point, points[(i + 1) % points.length] ?? point)))
}

export function ring(cx: number, cy: number, r: number, tone: Tone = 'ink'): Curve {
  return { points: arc(cx, cy, r, 0, 360, 20), tone, free: true }
}

/** An area filled with lines. */
export function hatch(x: number, y: number, width: number, height: number, step: number, tone: Tone = 'ink'): Curve[] {
  return Array.from({ length: Math.floor(height / step) + 1 }, (_, i) => toned(tone, line([x, y + i * step], [x + width, y + i * step])))
}

/** A line of text for each width; the first one is a heading. */
export function words(x: number, y: number, ...widths: number[]): Curve[] {
  const [heading = 0, ...rest] = widths
  return [...hatch(x, y, heading, 3, 3), ...rest.map((width, i) => toned('field', line([x, y + 16 + i * 13], [x + width, y + 16 + i * 13])))]
}

export function tick(cx: number, cy: number, size: number): Curve {
  return line([cx - size * 0.5, cy], [cx - size * 0.1, cy + size * 0.4], [cx + size * 0.55, cy - size * 0.45])
}

/** A button with a label; `chosen` is filled with lines. */
export function button(x: number, y: number, width: number, height: number, tone: Tone = 'ink', chosen = false): Curve[] {
  const [cy, half] = [y + height / 2, height / 2]
  const filling = chosen
    ? Array.from({ length: Math.floor(height / 5) }, (_, i) => {
        const at = y + 3 + i * 5
        const inset = half - Math.sqrt(Math.max(0, half ** 2 - (at - cy) ** 2)) + 2
        return toned(tone, line([x + inset, at], [x + width - inset, at]))
      })
    : [toned(tone, line([x + width * 0.28, cy], [x + width * 0.72, cy]))]
  return [...rect(x, y, width, height, { radius: half, tone }), ...filling]
}

/** The points of a function from one x to another. */
export function plot(from: number, to: number, y: (x: number) => number, tone: Tone = 'ink', step = 4): Curve {
  const points = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i): Point => [from + i * step, y(from + i * step)])
  return { points, tone, free: true }
}
