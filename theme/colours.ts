/** The dark scheme’s filter for drawings: `invert` and `hue-rotate` of CSS (decision 20). */
export const drawingFilter = { invert: 0.93, degrees: 170 } as const

/**
 * A colour as the dark scheme’s filter shows it.
 *
 * @see https://drafts.fxtf.org/filter-effects/#funcdef-filter-hue-rotate
 */
export function applyDrawingFilter(hex: string): string {
  const inverted = channels(hex).map((value) => drawingFilter.invert * (255 - value) + (1 - drawingFilter.invert) * value)
  const [cos, sin] = [Math.cos((drawingFilter.degrees * Math.PI) / 180), Math.sin((drawingFilter.degrees * Math.PI) / 180)]
  const rows = [
    [0.213 + cos * 0.787 - sin * 0.213, 0.715 - cos * 0.715 - sin * 0.715, 0.072 - cos * 0.072 + sin * 0.928],
    [0.213 - cos * 0.213 + sin * 0.143, 0.715 + cos * 0.285 + sin * 0.14, 0.072 - cos * 0.072 - sin * 0.283],
    [0.213 - cos * 0.213 - sin * 0.787, 0.715 - cos * 0.715 + sin * 0.715, 0.072 + cos * 0.928 + sin * 0.072],
  ]
  return toHex(rows.map((row) => row.reduce((total, part, index) => total + part * (inverted[index] ?? 0), 0)))
}

/** A background colour in its hover state. */
export function darker(hex: string): string {
  return toHex(channels(hex).map((value) => value * 0.775))
}

/** Red, green and blue, from 0 to 255. */
export function channels(hex: string): number[] {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16))
}

function toHex(values: readonly number[]): string {
  const bytes = values.map((value) => Math.round(Math.min(255, Math.max(0, value))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')}`
}
