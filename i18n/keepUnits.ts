/** Keeps a number and its unit, an article of law and its number, or the parts of an abbreviation such as “z. B.” on one line: between them goes a space that does not break. */
export function keepUnits(text: string): string {
  return text.replace(between, '\u00A0')
}

/** The same in HTML, which is left alone where it is code. */
export function keepUnitsInHtml(html: string): string {
  // Most texts have none.
  if (html.search(between) < 0) return html
  return html
    .split(codeOrTag)
    .map((part, index) => (index % 2 === 0 ? keepUnits(part) : part))
    .join('')
}

const codeOrTag = /(<pre\b.*?<\/pre>|<code\b.*?<\/code>|<[^>]*>)/s
const units = '[kcmµn]?m|[kmµ]?g|m?s|h|min|[kMGT]?B|px|k?Hz|°C|%|Uhr|[€¥£]'
const between = new RegExp(
  `(?<=[\\d⁰¹²³⁴-⁹]) (?=(?:${units})(?![\\p{L}\\d]))|(?<=(?:\\bArt\\.|\\bAbs\\.|\\bNr\\.|§)) (?=\\d)|(?<=(?<![\\p{L}\\d])\\p{L}\\.) (?=\\p{L}\\.)`,
  'gu',
)
