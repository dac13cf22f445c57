import { Buffer, type Font, shape } from 'harfbuzzjs'
import { memoize, memoizeByObject } from '../../collections/memoize'
import { hasCharacter, type ShareFont, type ShareFonts } from './shareFonts'

/** A text in one line. */
export interface ShareText {
  width: number
  /** @returns its outlines as SVG, from a point of the baseline on. */
  draw(x: number, y: number): string
}

/**
 * Sets a text. Every character is of the first font that has it.
 *
 * @param size in px.
 * @param spacing after each character, in px.
 */
export function setText(text: string, fonts: ShareFonts, size: number, spacing: number): ShareText {
  const glyphs: { outline: string; scale: number; left: number }[] = []
  let width = 0
  for (const { run, font } of splitByFont(text, fonts)) {
    const scale = size / font.unitsPerEm
    for (const { outline, xAdvance, xOffset } of glyphsOf(font.font)(run)) {
      glyphs.push({ outline, scale, left: width + xOffset * scale })
      width += xAdvance * scale + spacing
    }
  }
  const draw = (x: number, y: number) => {
    const paths = glyphs.map(({ outline, scale, left }) => `<path transform="matrix(${scale} 0 0 ${-scale} ${x + left} ${y})" d="${outline}"/>`)
    return paths.join('')
  }
  return { width, draw }
}

/** Spaces stay with the word before them. */
function splitByFont(text: string, fonts: ShareFonts): { run: string; font: ShareFont }[] {
  const runs: { run: string; font: ShareFont }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const font = (character === ' ' && last?.font) || fonts.find((each) => hasCharacter(each, character)) || fonts[0]
    if (last?.font === font) last.run += character
    else runs.push({ run: character, font })
  }
  return runs
}

/** In units of the font; outlines as SVG path data. Kept, as the same words are measured in ems, and then set in several sizes. */
const glyphsOf = memoizeByObject((font: Font) => {
  const outlineOf = memoize((glyph: number) => font.glyphToPath(glyph))
  return memoize((run: string) => {
    const buffer = new Buffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const glyphs = buffer.getGlyphInfosAndPositions()
    return glyphs.map(({ codepoint: glyph, xAdvance = 0, xOffset = 0 }) => ({ outline: outlineOf(glyph), xAdvance, xOffset }))
  })
})
