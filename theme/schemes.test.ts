import { describe, expect, it } from 'vitest'
import { channels } from './colours'
import { type SchemeColor, schemes } from './schemes'
import { color } from './tokens'

const lines = ['line', 'hairline'] as const
const backgrounds = ['paper', 'surface'] as const
/** All others are colours of text. */
const read = (Object.keys(schemes.light) as SchemeColor[]).filter((name) => ![...lines, ...backgrounds].some((other) => other === name))

describe.each(Object.entries(schemes))('In the %s scheme', (_, scheme) => {
  it.each(read)('text in %s has enough contrast on both backgrounds (WCAG 1.4.3)', (name) => {
    for (const background of backgrounds) expect(contrast(scheme[name], scheme[background])).toBeGreaterThanOrEqual(4.5)
  })

  it('text has enough contrast on selected and pressed backgrounds', () => {
    expect(contrast(scheme.paper, scheme.heading)).toBeGreaterThanOrEqual(4.5)
    for (const band of [color.band, color.bandDark, color.successBand, color.failureBand]) expect(contrast('#FFF', band)).toBeGreaterThanOrEqual(4.5)
  })

  it('form fields have enough contrast to the page (WCAG 1.4.11)', () => {
    expect(contrast(color.field, scheme.paper)).toBeGreaterThanOrEqual(3)
  })
})

it('dividing lines are fainter than text, and visible in both schemes', () => {
  for (const name of lines) {
    const [light, dark] = [schemes.light, schemes.dark].map((scheme) => contrast(scheme[name], scheme.paper)) as [number, number]
    expect(dark).toBeGreaterThanOrEqual(light)
    expect(dark).toBeLessThan(4.5)
  }
})

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
