/** Something wrong in a file that an editor can mend. */
export interface Problem {
  /** Path from the project's root. */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  /** Dotted path inside the file; empty for the file as a whole. */
  key: string
  /** What is wrong. */
  found: string
  /** What to do about it. */
  remedy: string
}

/** Thrown where content is needed and cannot be had. Its message lists every problem. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} in the content:\n${describeAll(problems)}`)
  }
}

/** What a page of messages has room for: who mends so many alike knows by then what they are. */
const alike = 20

/** All of them, but what is the same in a file only so often. */
export function describeAll(problems: readonly Problem[]): string {
  const counts = new Map<string, number>()
  const kindOf = ({ file, found }: Problem) => `${file} ${found}`
  const numbers = problems.map((problem) => {
    const number = (counts.get(kindOf(problem)) ?? 0) + 1
    counts.set(kindOf(problem), number)
    return number
  })
  const told = problems.flatMap((problem, index) => {
    const number = numbers[index] ?? 0
    const more = (counts.get(kindOf(problem)) ?? 0) - alike
    if (number > alike) return []
    return number === alike && more > 0 ? [describe(problem), `  and ${more} more like this in ${problem.file}`] : [describe(problem)]
  })
  return told.join('\n')
}

/** One problem on two lines: place and finding, then the remedy. */
export function describe({ file, line, column, key, found, remedy }: Problem): string {
  return `  ${file}:${line}:${column}${key && ` ${key}`}: ${found}\n      ${remedy}`
}
