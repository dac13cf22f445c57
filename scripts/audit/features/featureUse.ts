/** A place where a build uses something that a browser has to know. */
export interface FeatureUse {
  /** Its key in MDN’s data. */
  key: string
  /** As which it is written, such as `-webkit-`. */
  prefix?: string
  /** What stands there: a selector, a declaration, an element, a piece of code. */
  text: string
  /** Whether the place itself asks before, or says beside it what else is to be taken. */
  isGuarded: boolean
}
