/**
 * Reads an origin, such as `https://www.example.com`, with or without a slash at its end.
 *
 * @returns it without the slash; undefined for anything else, such as an address with a path or a user.
 */
export function parseOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined
}

/** Reads origins that are separated by commas, and tells which entries are none. */
export function parseOrigins(text: string): { origins: string[]; wrong: string[] } {
  const entries = text.split(',').map((entry) => entry.trim())
  return { origins: entries.flatMap((entry) => parseOrigin(entry) ?? []), wrong: entries.filter((entry) => entry !== '' && parseOrigin(entry) === undefined) }
}
