import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage } from '../../collections/isLanguage.ts'
import { listJson } from '../../i18n/listJson.ts'
import { unwritten } from '../../i18n/unwritten.ts'
import { codePoints, unicodeRange } from '../unicodeRange.ts'

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
const others = '\u00a0ÄÖÜäöüß–—‘’‚“”„…·×¹²³©'

/**
 * The other characters of the typeface, as a CSS `unicode-range`. Excludes Japanese, for which every Japanese page would fetch the
 * file, and the characters of the small file: for a word with a character that no font has (10⁻¹²), Chromium would fetch both. Also
 * excludes the soft hyphen (U+ad) of German headings: Chromium would fetch the file if it lays out before the small file has arrived.
 */
const rest =
  'U+a1-a8,U+aa-ac,U+ae-b1,U+b4-b6,U+b8,U+ba-c3,U+c5-d5,U+d8-db,U+dd-de,U+e0-e3,U+e5-f5,U+f7-fb,U+fd-ff,U+131,U+152-153,U+2010-2012,U+2015,U+201b,U+201f-2025,U+2027-205e,U+20ac,U+2122'

/**
 * The characters of the typeface that nearly every page in our languages needs; the font with these is preloaded. For others (`þ` in
 * a name) browsers also fetch the whole typeface.
 *
 * English and German letters are always included. Others are added if the texts of their language use them, in upper case as
 * well; posts do not count, because one foreign name would change the style of every page. The languages are read from the
 * folders, because importing the table of languages would make it part of Vite’s configuration, and each edit of it would restart
 * the preview.
 *
 * @param root the project’s root.
 */
export function firstCharacters(root = '.'): string {
  const locales = join(root, 'locales')
  const entries = existsSync(locales) ? readdirSync(locales, { withFileTypes: true }) : []
  // The check reports other folders.
  const languages = entries.filter((entry) => entry.isDirectory() && isLanguage(entry.name))
  const latin = languages.filter(({ name }) => new Intl.Locale(name).maximize().script === 'Latn')
  const texts = latin.flatMap(({ name }) => readTexts(join(locales, name)))
  const letters = new Set(texts.flatMap((text) => text.match(/[^\0-\x7f]/g) ?? []).flatMap((letter) => [letter.toLowerCase(), letter.toUpperCase()]))
  const extra = codePoints(rest)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /\p{L}/u.test(character) && letters.has(character))
  return ascii + others + extra.join('')
}

/** All texts of a language; none if it is incomplete (`npm run new` marks untranslated texts). */
function readTexts(folder: string): string[] {
  const texts = listJson(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  return texts.some((text) => text.includes(unwritten)) ? [] : texts
}

/**
 * The given characters as a CSS `unicode-range`, and those between them if they are less than a block apart: each page has it, and what the
 * file lacks is looked for in the next family.
 */
export function firstRange(characters: string): string {
  return unicodeRange(
    [...characters].map((character) => character.codePointAt(0) ?? 0),
    0x80,
  )
}

/** The other characters of the typeface, as a CSS `unicode-range`. */
export function otherRange(characters: string): string {
  return unicodeRange(codePoints(rest).filter((point) => !characters.includes(String.fromCodePoint(point))))
}
