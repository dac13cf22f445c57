import { decode } from './decode.ts'

/** A percent-encoded part of an address as text; unchanged if its encoding is invalid. */
export function decoded(part: string): string {
  return decode(part) ?? part
}
