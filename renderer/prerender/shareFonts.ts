import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import { typeface } from '../../theme/typeface'
import { codePoints } from '../unicodeRange'
import { readWoff } from './readWoff'

const require = createRequire(import.meta.url)

export interface ShareFont {
  font: Font
  unitsPerEm: number
  characters: ReadonlySet<number>
}

/** The first one is the site’s. */
export type ShareFonts = readonly [ShareFont, ...ShareFont[]]

/**
 * The fonts for the given texts: the site’s font, and the parts of its extension and of the Japanese font (120 parts) for the characters
 * that it lacks. Its own range includes some of these, such as ² and ½.
 */
export function shareFonts(texts: string[]): ShareFonts {
  const [main, ...others] = parts as [Part, ...Part[]]
  const font = read(main)
  const characters = missingCharacters(texts, [font])
  return [font, ...others.filter((part) => characters.some((character) => hasCharacter(part, character))).map(read)]
}

/** The characters of the given texts that none of these fonts has. Spaces and invisible characters do not count: HarfBuzz sets them with any font. */
export function missingCharacters(texts: string[], fonts: readonly ShareFont[]): string[] {
  const drawn = [...new Set(texts.join(''))].filter((character) => !/[\p{Zs}\p{Default_Ignorable_Code_Point}]/u.test(character))
  return drawn.filter((character) => !fonts.some((font) => hasCharacter(font, character)))
}

function read({ file }: Part): ShareFont {
  const face = new Face(new Blob(readWoff(readFileSync(file))))
  return { font: new Font(face), unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) }
}

/** A font file and its code points. */
interface Part {
  file: string
  characters: ReadonlySet<number>
}

/** The first part covers most titles. Add a font here for another script. */
const parts = [...partsOf(require.resolve(typeface.sheet)).reverse(), ...partsOf(require.resolve('@fontsource/noto-sans-jp/600.css'))]

function partsOf(sheet: string): Part[] {
  const faces = readFileSync(sheet, 'utf8').matchAll(/url\((\.[^)]*\.woff)\)[^;]*;\s*unicode-range: ([^;]*);/g)
  return [...faces].map(([, file = '', range = '']) => ({ file: join(dirname(sheet), file), characters: new Set(codePoints(range)) }))
}

/** Whether a font, or a part of one, has it. */
export function hasCharacter({ characters }: Pick<ShareFont, 'characters'>, character: string): boolean {
  return characters.has(character.codePointAt(0) ?? 0)
}
