import type { Fault } from '../collections/problem'

/** A pattern that texts must not contain. */
export interface WritingRule {
  /** Codes; all languages by default. */
  languages?: readonly string[]
  pattern: RegExp
  readsCode?: boolean
  explain: (wrong: string, text: string, offset: number) => Fault
}
