/** The characters that Windows-1252 has in the place of the control characters of Latin-1, from 0x80; not assigned are spaces. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const continuation = `[\\u0080-\\u00BF${windows.replaceAll(' ', '')}]`

/**
 * UTF-8 read as Windows-1252: “Ã¼” in the place of “ü”, “â€“” of a dash, “ã‚¢” of a kana. Each begins with a letter that hardly any text has before
 * such a sign.
 */
export const mojibake = new RegExp(`[ÂÃ]${continuation}|[âã]${continuation}{2}`, 'g')

/** What was meant. */
export function readAgain(wrong: string): string {
  const bytes = Array.from(wrong, (sign) => {
    const index = windows.indexOf(sign)
    return index < 0 ? sign.charCodeAt(0) : 0x80 + index
  })
  return Buffer.from(bytes).toString()
}
