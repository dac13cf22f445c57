/** The most similar of some names, if it is close enough to be a typing mistake; case-insensitive. Another number is another thing: project 9 is not project 6. */
export function nearName(name: string, candidates: Iterable<string>): string | undefined {
  const limit = name.length < 4 ? 1 : 2
  const numbered = withoutNumbers(name)
  const near = [...candidates]
    .filter((candidate) => !numbered.includes('#') || withoutNumbers(candidate) !== numbered)
    .map((candidate) => ({ candidate, distance: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter((each) => each.candidate !== name && each.distance <= limit)
    .sort((a, b) => a.distance - b.distance)
  return near[0]?.candidate
}

function withoutNumbers(name: string): string {
  return name.replace(/\d+/g, '#')
}

/** Suggestion at the end of a finding. */
export function didYouMean(near: string | undefined): string {
  return near === undefined ? '' : `; did you mean “${near}”?`
}

/** Edit distance with insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const replace = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swap = swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY
      current.push(Math.min(replace, swap, at(last, column) + 1, at(current, column - 1) + 1))
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

function at(costs: number[], index: number): number {
  return costs[index] ?? Number.POSITIVE_INFINITY
}
