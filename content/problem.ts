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
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} in the content:\n${problems.map(describe).join('\n')}`)
  }
}

/** One problem on two lines: place and finding, then the remedy. */
export function describe({ file, line, column, key, found, remedy }: Problem): string {
  return `  ${file}:${line}:${column}${key && ` ${key}`}: ${found}\n      ${remedy}`
}
