import { Buffer, shape } from 'harfbuzzjs'
import { type Glyph, hasCharacter, type ShareFont, type ShareFonts } from './shareFonts'

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
    for (const { outline, xAdvance, xOffset } of setRun(run, font)) {
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

function setRun(run: string, font: ShareFont): readonly Glyph[] {
  const known = font.runs.get(run)
  if (known) return known
  const buffer = new Buffer()
  buffer.addText(run)
  buffer.guessSegmentProperties()
  shape(font.font, buffer)
  const set = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint: glyph, xAdvance = 0, xOffset = 0 }) => ({ outline: outlineOf(glyph, font), xAdvance, xOffset }))
  font.runs.set(run, set)
  return set
}

function outlineOf(glyph: number, { font, outlines }: ShareFont): string {
  const outline = outlines.get(glyph) ?? font.glyphToPath(glyph)
  outlines.set(glyph, outline)
  return outline
}
