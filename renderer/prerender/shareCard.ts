import { shareImageSize } from '../../seo/shareImage'
import type { ShareFont } from './shareFonts'
import { type ShareText, setText } from './shareText'

export interface ShareTitle {
  title: string
  locale: string
}

/** Space around the words, and the width of their column, in px; the picture gets the rest. */
const margin = { left: 72, bottom: 72 }
const column = 560

/** Where the logo goes, left of the company’s name. */
export const logoPlace = { left: margin.left, top: 64, size: 48 }

/** The company’s name as SVG, beside its logo. */
export function drawCompany(company: string, fonts: readonly ShareFont[]): string {
  return setText(company, fonts, 34, -0.7).draw(logoPlace.left + logoPlace.size + 16, 100)
}

/** The page’s title as SVG, on the bottom margin, and the part of the image that it takes, in whole px. */
export function drawTitle({ title, locale }: ShareTitle, fonts: readonly ShareFont[]) {
  const size = fontSize(title)
  const [lineHeight, spacing] = locale === 'ja' ? [size * 1.35, 0] : [size * 1.1, -size / 45]
  const lines = breakLines(phrases(title, locale).map((phrase) => setText(phrase, fonts, size, spacing)))
  const bottom = shareImageSize.height - margin.bottom
  const top = bottom - lines.length * lineHeight
  const baseline = baselineOf(fonts[0] as ShareFont, size, lineHeight)
  const svg = lines.flatMap((line, index) => line.map(({ text, left }) => text.draw(margin.left + left, top + index * lineHeight + baseline)))
  // Accents and tails of letters go beyond their line.
  const beyond = 16
  const right = Math.max(...lines.flat().map(({ text, left }) => margin.left + left + text.width))
  const corner = { left: margin.left - beyond, top: Math.floor(top) - beyond }
  const width = Math.min(shareImageSize.width, Math.ceil(right) + beyond) - corner.left
  return { svg: svg.join(''), ...corner, width, height: bottom + beyond - corner.top }
}

interface Placed {
  text: ShareText
  /** Distance from the beginning of the line. */
  left: number
}

function breakLines(texts: readonly ShareText[]): Placed[][] {
  const lines: Placed[][] = []
  let left = 0
  for (const text of texts) {
    if (lines.length === 0 || left + text.width > column) {
      lines.push([])
      left = 0
    }
    lines.at(-1)?.push({ text, left })
    left += text.width
  }
  return lines
}

/** From the top of a line, as browsers compute it: in whole pixels. */
function baselineOf({ font, unitsPerEm }: ShareFont, size: number, lineHeight: number): number {
  const { ascender, descender } = font.hExtents()
  const [above, below] = [ascender, -descender].map((units) => Math.round((units * size) / unitsPerEm)) as [number, number]
  return above + Math.floor((lineHeight - above - below) / 2)
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Unbreakable units: words, in Japanese with their particles. */
function phrases(title: string, locale: string): string[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, segmenter)
  const found: string[] = []
  for (const { segment } of segmenter.segment(title)) {
    const belongs = /^[\s\p{P}\p{No}¯\p{Script=Hiragana}ー]+$/u.test(segment) || /[「『（(“„]$/.test(found.at(-1) ?? '')
    if (belongs && found.length > 0) found[found.length - 1] += segment
    else found.push(segment)
  }
  return found
}

/** Depends on the length of title and longest word; wide characters count twice. */
function fontSize(title: string): number {
  const units = (text: string) => [...text].reduce((sum, character) => sum + (character > '⺀' ? 1.9 : 1), 0)
  const longestWord = Math.max(...title.split(/[\s–-]+/).map((word) => (/[⺀-鿿]/.test(word) ? 0 : units(word))))
  const wanted = units(title) <= 22 ? 84 : units(title) <= 40 ? 68 : units(title) <= 64 ? 58 : 48
  return Math.floor(Math.min(wanted, column / (longestWord * 0.58)))
}
