/**
 * Keeps numbers with units and factors, articles of law with numbers, “per cent”, abbreviations such as “z. B.”, and the marks that French sets
 * apart from their words, as in « Pourquoi ? », on one line, by no-break spaces.
 */
export function keepUnits(text: string): string {
  return text.replace(breakableSpace, '\u00A0')
}

/** The same for HTML, except in code. */
export function keepUnitsInHtml(html: string): string {
  // Fast path for most texts.
  if (html.search(breakableSpace) < 0) return html
  return html
    .split(codeOrTag)
    .map((part, index) => (index % 2 === 0 ? keepUnits(part) : part))
    .join('')
}

const codeOrTag = /(<pre\b.*?<\/pre>|<code\b.*?<\/code>|<[^>]*>)/s
const units = '[kcmµn]?m|[kmµ]?g|m?s|h|min|[kMGT]?B|px|k?Hz|°C|%|Uhr|[€¥£]'
/**
 * A unit ends before any letter that is not Latin: Japanese goes on without a space (“1 mmの正方形”).
 *
 * The pattern starts with the space, because V8 searches for its first character: a lookbehind at every character takes nine times as long.
 */
const breakableSpace = new RegExp(
  ` (?:(?<=[\\d⁰¹²³⁴-⁹] )(?=(?:${units})(?![\\p{Script=Latin}\\d])|×)|(?<=\\d\\s× )(?=\\d)|(?<=(?:\\bArt\\.|\\bAbs\\.|\\bNr\\.|§|\\bArticle|\\bSection) )(?=\\d)|(?<=\\bper )(?=cent\\b)|(?<=(?<![\\p{L}\\d])\\p{L}\\. )(?=\\p{L}\\.)|(?=[:;?!»](?![\\p{L}\\d:]))|(?<=« ))`,
  'gu',
)
