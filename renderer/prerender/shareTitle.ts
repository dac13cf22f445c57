import { memoize } from '../../collections/memoize'
import { type Locale, languages } from '../../i18n/languages'
import { shareImageSize } from '../../seo/shareImage'
import { markPhrases } from '../lineBreaks/markPhrases'
import type { ShareFont, ShareFonts } from './shareFonts'
import { type ShareText, setText } from './shareText'

export interface ShareTitle {
  title: string
  locale: Locale
}

/** Space around the words, and the width of their column, in px; the picture gets the rest. */
const margin = { left: 72, bottom: 72 }
const column = 560

/** Where the logo goes, left of the company’s name. */
export const logoPlace = { left: margin.left, top: 64, size: 48 }

/** The company’s name as SVG, beside its logo. */
export function drawCompany(company: string, fonts: ShareFonts): string {
  return setText(company, fonts, 34, -0.7).draw(logoPlace.left + logoPlace.size + 16, 100)
}

/** The page’s title as SVG, on the bottom margin, and the part of the image that it takes, in whole px. */
export function drawTitle({ title, locale }: ShareTitle, fonts: ShareFonts) {
  const { lines, size } = layOut(title, locale, fonts)
  const lineHeight = size * (isWithoutSpaces(locale) ? 1.35 : 1.1)
  const bottom = shareImageSize.height - margin.bottom
  const top = bottom - lines.length * lineHeight
  const baseline = baselineOf(fonts[0], size, lineHeight)
  const svg = lines.flatMap((line, index) => line.map(({ text, left }) => text.draw(margin.left + left, top + index * lineHeight + baseline)))
  const right = margin.left + Math.max(...lines.map(endOf))
  const corner = { left: margin.left - overhang, top: Math.floor(top) - overhang }
  return { svg: svg.join(''), ...corner, width: Math.ceil(right) + overhang - corner.left, height: bottom + overhang - corner.top }
}

/** How far accents and tails of letters may go beyond their line, in px. */
const overhang = 16

/** Where no title may go, with its `overhang`: the end of the column, and the logo. */
export const titleLimits = { right: margin.left + column + overhang, top: logoPlace.top + logoPlace.size }

/**
 * The lines of a title and its font size in px. The font is as large as the title’s length allows, and as its widest unit fits into the column;
 * a little smaller if a short word would stand alone in a line (“Digital-TV-App / mit / Programmführer”), and does not in a smaller one.
 */
function layOut(title: string, locale: Locale, fonts: ShareFonts) {
  const units = phrases(title, locale)
  const spacing = isWithoutSpaces(locale) ? 0 : -1 / 45
  const widths = units.map((unit) => widthOf(unit, fonts, spacing))
  const length = widths.reduce((sum, width) => sum + width)
  const wanted = length <= 11 ? 84 : length <= 20 ? 68 : length <= 32 ? 58 : 48
  const largest = setIn(Math.floor(Math.min(wanted, column / Math.max(...widths))))
  return (
    [largest, ...[68, 58, 48, 42].filter((size) => size < largest.size && size > largest.size * 0.8).map(setIn)].find(({ lines }) => !hasShortLine(lines)) ??
    largest
  )

  function setIn(size: number) {
    const joined = joinCompounds(units, (compound) => widthOf(compound, fonts, spacing) * size <= column)
    const measured = joined.map((text) => ({
      text: setText(text, fonts, size, spacing * size),
      width: widthOf(text, fonts, spacing) * size,
      isEnd: /\s–\s*$/.test(text),
    }))
    return { size, lines: breakLines(measured) }
  }
}

/** Whether a line has less than a third of the longest one. */
function hasShortLine(lines: readonly Placed[][]): boolean {
  const widths = lines.map(endOf)
  return Math.min(...widths) * 3 < Math.max(...widths)
}

/** “KI-” and “Agenten” as one unit, where that fits. */
function joinCompounds(units: readonly string[], fits: (compound: string) => boolean): string[] {
  const joined: string[] = []
  for (const unit of units) {
    const compound = joined.at(-1) + unit
    if (joined.at(-1)?.endsWith('-') && fits(compound)) joined[joined.length - 1] = compound
    else joined.push(unit)
  }
  return joined
}

/** In ems, without the space at its end. */
function widthOf(unit: string, fonts: ShareFonts, spacing: number): number {
  return setText(unit.trimEnd(), fonts, 1, spacing).width
}

interface Unit {
  text: ShareText
  /** Without the space at its end. */
  width: number
  /** Whether a dash ends it, after which a line breaks: “Applied / AI – Blog” has two names in a line. */
  isEnd: boolean
}

interface Placed extends Unit {
  /** Distance from the beginning of the line. */
  left: number
}

/** As few lines as fit into the column, and of these the most even ones, as in headings: no word is left over for the last. */
function breakLines(units: readonly Unit[]): Placed[][] {
  const known = new Map<string, Lines | undefined>()
  for (let count = 1; count <= units.length; count++) {
    const lines = evenLines(units, count, known)?.lines
    if (lines) return lines.map(place)
  }
  return []
}

interface Lines {
  lines: (readonly Unit[])[]
  /** The squares of what is empty at their ends. */
  unevenness: number
}

/** @param known what has been found for the end of the title, by its numbers of units and lines: without it, 200 characters take minutes. */
function evenLines(units: readonly Unit[], count: number, known: Map<string, Lines | undefined>): Lines | undefined {
  const key = `${units.length} ${count}`
  if (known.has(key)) return known.get(key)
  let best: Lines | undefined
  const longest = units.length - count + 1
  for (let length = count === 1 ? longest : 1; length <= longest; length++) {
    const line = units.slice(0, length)
    const empty = column - endOf(place(line))
    if ((empty < 0 && length > 1) || line.slice(0, -1).some(({ isEnd }) => isEnd)) break
    const others = count === 1 ? { lines: [], unevenness: 0 } : evenLines(units.slice(length), count - 1, known)
    if (!others) continue
    const unevenness = others.unevenness + empty ** 2
    if (!best || unevenness < best.unevenness) best = { lines: [line, ...others.lines], unevenness }
  }
  known.set(key, best)
  return best
}

function place(line: readonly Unit[]): Placed[] {
  let left = 0
  return line.map((unit) => {
    const placed = { ...unit, left }
    left += unit.text.width
    return placed
  })
}

function endOf(line: readonly Placed[]): number {
  return Math.max(...line.map(({ left, width }) => left + width))
}

/** From the top of a line, as browsers compute it: in whole pixels. */
function baselineOf({ font, unitsPerEm }: ShareFont, size: number, lineHeight: number): number {
  const { ascender, descender } = font.hExtents()
  const [above, below] = [ascender, -descender].map((units) => Math.round((units * size) / unitsPerEm)) as [number, number]
  return above + Math.floor((lineHeight - above - below) / 2)
}

/** Unbreakable units: words, or what no-break spaces join, in languages without spaces phrases, as in headings. */
function phrases(title: string, locale: Locale): string[] {
  if (isWithoutSpaces(locale)) return markPhrases(title, locale).split('<wbr>').flatMap(splitParts)
  const found: string[] = []
  for (const { segment } of segmenter(locale).segment(title)) {
    const belongs = /^[\s\p{P}\p{No}¯]+$/u.test(segment) || /[(“„/\u00A0]$/.test(found.at(-1) ?? '')
    if (belongs && found.length > 0) found[found.length - 1] += segment
    else found.push(segment)
  }
  return found
}

function isWithoutSpaces(locale: Locale): boolean {
  return languages.some(({ code, phrases }) => code === locale && phrases)
}

/** Latin words within a Japanese phrase, and what a middle dot joins. */
function splitParts(phrase: string): string[] {
  return phrase.split(/(?<=[^\S\u00A0]|・)(?=[^\s–])/)
}

const segmenter = memoize((locale: Locale) => new Intl.Segmenter(locale, { granularity: 'word' }))
