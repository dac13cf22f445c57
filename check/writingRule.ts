import type { Problem } from '../collections/problem'

/** A pattern that texts must not contain. */
export interface WritingRule {
  /** Codes; left out, all of them. */
  languages?: readonly string[]
  pattern: RegExp
  readsCode?: boolean
  tell: (wrong: string, text: string, offset: number) => Pick<Problem, 'found' | 'remedy'>
}
