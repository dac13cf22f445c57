/**
 * Matches an untrusted language code: exactly, else by its base (`de-AT` is `de`), case-insensitively. Anything else, injected markup
 * included, matches nothing. Runs in browsers as well, so the known codes are a parameter.
 *
 * @param candidate a BCP 47 code, or anything else.
 * @param codes the known codes.
 */
export function matchLocale<L extends string>(candidate: string | null | undefined, codes: readonly L[]): L | undefined {
  const code = candidate?.toLowerCase()
  return codes.find((each) => each.toLowerCase() === code) ?? codes.find((each) => each === code?.split('-')[0])
}
