import { counted } from './counted.ts'

/** A mistake in a file that an editor can fix. */
export interface Problem {
  /** Path from the project's root. */
  file: string
  /** From 1, like the column. */
  line: number
  column: number
  /** Dotted path inside the file; empty for the file as a whole. */
  key: string
  /** What is wrong. */
  found: string
  /** How to fix it. */
  remedy: string
  /** Whether it is a key of a translation that English does not have: English may be what is misspelt. */
  isExtraKey?: true
}

/** What is wrong and how to fix it, without the place. */
export type Fault = Pick<Problem, 'found' | 'remedy'>

/** Where a problem is. */
export type Place = Pick<Problem, 'file' | 'line' | 'column' | 'key'>

/** A problem of a file as a whole, at its start. */
export function fileProblem(file: string, fault: Fault): Problem {
  return { file, line: 1, column: 1, key: '', ...fault }
}

/** Whether a function that returns a fault instead of throwing has returned one. */
export function isFault(result: object): result is Fault {
  return 'found' in result
}

/** Thrown if required content is invalid. Its message lists every problem. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly problems: readonly Problem[]) {
    super(`${counted(problems.length, 'problem')} in the content:\n${describeAll(problems)}`)
  }
}

/** Maximum identical findings printed per file. */
const maxIdentical = 20

/** Describes problems, with a limit of identical findings per file. */
export function describeAll(problems: readonly Problem[]): string {
  const counts = new Map<string, number>()
  const kindOf = ({ file, found }: Problem) => `${file} ${found}`
  const numbers = problems.map((problem) => {
    const number = (counts.get(kindOf(problem)) ?? 0) + 1
    counts.set(kindOf(problem), number)
    return number
  })
  const lines = problems.flatMap((problem, index) => {
    const number = numbers[index] ?? 0
    const more = (counts.get(kindOf(problem)) ?? 0) - maxIdentical
    if (number > maxIdentical) return []
    return number === maxIdentical && more > 0 ? [describe(problem), `  and ${more} more like this in ${problem.file}`] : [describe(problem)]
  })
  return lines.join('\n')
}

/** One problem on two lines: place and finding, then the remedy. */
export function describe({ file, line, column, key, found, remedy }: Problem): string {
  return `  ${file}:${line}:${column}${key && ` ${key}`}: ${found}\n      ${remedy}`
}
