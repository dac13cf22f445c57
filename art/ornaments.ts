/** Fields of lines that decorate the page, without meaning and so without alternative text. */
import { hill, type Relief, smooth, sum } from './fields'

/** Long swells across the page, flat on the left, behind the text. */
const swell = (reach: number) => (x: number, y: number) =>
  reach * smooth(300, 1500, x) * (Math.sin(x * 0.0062 + y * 0.011) + 0.55 * Math.sin(x * 0.0131 - y * 0.019 + 1.3))

export const ornaments = {
  /** White on the accent colour, beside a call to action. */
  'ornament-call': {
    width: 1600,
    height: 480,
    lines: 22,
    top: 70,
    bottom: 474,
    perspective: 1.25,
    weight: 1.5,
    ripple: 0,
    tolerance: 0.6,
    grain: 2,
    ink: '#fff',
    accent: '#fff',
    accentLine: 330,
    fieldOpacity: 0.45,
    terrain: sum(swell(13), hill(1130, 330, 150, 130, 110), hill(1390, 300, 92, 110, 90), hill(900, 390, 54, 120, 70)),
  },
  /** The sea in the footer of every page, with one line in the accent colour. */
  'ornament-foot': {
    width: 1600,
    height: 220,
    lines: 12,
    top: 96,
    bottom: 216,
    perspective: 1.3,
    weight: 1.3,
    ripple: 0,
    tolerance: 0.6,
    grain: 2,
    fieldOpacity: 0.62,
    accentLine: 140,
    terrain: sum(swell(7), hill(330, 160, 26, 150, 40), hill(1120, 170, 78, 120, 60), hill(1290, 160, 46, 90, 50)),
  },
} satisfies Record<`ornament-${string}`, Partial<Relief>>

export type OrnamentName = keyof typeof ornaments
