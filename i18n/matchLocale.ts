/**
 * The language that a code from outside means: exactly, else by its base (`de-AT` is `de`), whatever its case. Anything else, injected
 * markup included, means none. Runs in browsers as well, so the codes are handed in.
 *
 * @param candidate a BCP 47 code, or whatever stands in its place.
 * @param codes those that there are.
 */
export function matchLocale<L extends string>(candidate: string | null | undefined, codes: readonly L[]): L | undefined {
  const code = candidate?.toLowerCase()
  return codes.find((each) => each.toLowerCase() === code) ?? codes.find((each) => each === code?.split('-')[0])
}
