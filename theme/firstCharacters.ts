const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
const others = '\u00a0ÄÖÜäöüß–—‘’‚“”„…·×¹²³©'

/**
 * The characters of which nearly every page in our languages is made, as far as the typeface has them; the font with these
 * is preloaded. For others (`é` in a name) browsers fetch the whole typeface beside it.
 */
export const firstCharacters = ascii + others

/** These as a CSS `unicode-range`. */
export const firstRange = ['U+20-7e', ...[...others].map((character) => `U+${character.codePointAt(0)?.toString(16)}`)].join(',')

/**
 * What else the typeface has, as a CSS `unicode-range`. Without Japanese, or every Japanese page would fetch it, and without
 * what the small file has: Chromium fetches all fonts for a word of which one character is in none of them (10⁻¹²).
 * Without the soft hyphen (U+ad), which German headings have: for it Chromium would, where it lays out before the small file has come.
 */
export const otherRange =
  'U+a1-a8,U+aa-ac,U+ae-b1,U+b4-b6,U+b8,U+ba-c3,U+c5-d5,U+d8-db,U+dd-de,U+e0-e3,U+e5-f5,U+f7-fb,U+fd-ff,U+131,U+152-153,U+2010-2012,U+2015,U+201b,U+201f-2025,U+2027-205e,U+20ac,U+2122'
