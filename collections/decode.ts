/**
 * A percent-encoded text as text; undefined if its encoding is invalid or not UTF-8: `%fa`, as in `100%faelle`. Callers that only want to know
 * whether it can be decoded have to ask here: the bundler takes `decodeURIComponent` to have no effect and removes calls whose result nobody uses.
 */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A percent-encoded part of an address as text; unchanged if its encoding is invalid. */
export function decoded(part: string): string {
  return decode(part) ?? part
}
