/** A use of a browser feature in a build. */
export interface FeatureUse {
  /** Its key in MDN’s data. */
  key: string
  /** The prefix of its name, such as `-webkit-`. */
  prefix?: string
  /** The code: a selector, a declaration, an element, a piece of script. */
  text: string
  /** Whether the code tests for the feature, or has an alternative beside it. */
  isGuarded: boolean
}
