/** The code points of a CSS `unicode-range`, such as `U+3042,U+4e00-4e10`. */
export function codePoints(range: string): number[] {
  return [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  })
}

/**
 * The reverse.
 *
 * @param apart the farthest that the parts of one range are from each other.
 */
export function unicodeRange(codes: readonly number[], apart = 1): string {
  const points = codes.toSorted((a, b) => a - b)
  const starts = points.filter((point, index) => point - (points[index - 1] ?? -apart - 1) > apart)
  const ends = points.filter((point, index) => (points[index + 1] ?? Number.POSITIVE_INFINITY) - point > apart)
  return starts.map((start, index) => `U+${start.toString(16)}${start === ends[index] ? '' : `-${ends[index]?.toString(16)}`}`).join(',')
}
