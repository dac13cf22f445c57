import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from 'satori'

const require = createRequire(import.meta.url)

/**
 * The fonts for some texts: the site’s own, and of the Japanese one, which comes in 120 parts, those that have a
 * character of them.
 */
export function shareFonts(texts: string[]): Font[] {
  const own = readFileSync(require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'))
  const characters = new Set(texts.flatMap((text) => [...text].map((character) => character.codePointAt(0) ?? 0)).filter((code) => code > 0x24f))
  const sheet = require.resolve('@fontsource/noto-sans-jp/600.css')
  const parts = [...readFileSync(sheet, 'utf8').matchAll(/url\((\.[^)]*\.woff)\)[^;]*;\s*unicode-range: ([^;]*);/g)]
  const needed = parts.filter(([, , ranges = '']) => [...characters].some((code) => isWithin(ranges, code)))
  return [
    { name: 'Instrument Sans', data: own, weight: 600, style: 'normal' },
    ...needed.map(
      ([, file = ''], index): Font => ({ name: `Japanese ${index}`, data: readFileSync(join(dirname(sheet), file)), weight: 600, style: 'normal' }),
    ),
  ]
}

/** @param ranges such as `U+3042,U+4e00-4e10`. */
function isWithin(ranges: string, code: number): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
}
