/** What only some browsers have, which is why TypeScript’s types lack it. */
interface Navigator {
  /** https://wicg.github.io/netinfo/ */
  readonly connection?: { readonly saveData: boolean }
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean
}

interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean
}
