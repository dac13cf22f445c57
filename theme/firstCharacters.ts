const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
const others = '\u00a0ÄÖÜäöüß–—‘’‚“”„…·×→¹²³©'

/**
 * The characters of which nearly every page in our languages is made, as far as the typeface has them; the font with these
 * is preloaded. For others (`é` in a name) browsers fetch the whole typeface beside it.
 */
export const firstCharacters = ascii + others

/** The same as a CSS `unicode-range`. */
export const firstRange = ['U+20-7e', ...[...others].map((character) => `U+${character.codePointAt(0)?.toString(16)}`)].join(',')
