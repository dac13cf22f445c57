/**
 * Reads an origin, such as `https://www.example.com`, with or without a slash at its end.
 *
 * @returns it without the slash; undefined for anything else, such as an address with a path or a user.
 */
export function parseOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined
}
