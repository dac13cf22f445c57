/** A percent-encoded part of an address as text; unchanged if its encoding is invalid. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
