import { applyEdits, modify } from 'jsonc-parser'

/**
 * Puts a value into a JSON text and keeps everything else as it stands.
 *
 * @param path where to; -1 at its end is behind the last entry of a list.
 */
export function insert(text: string, path: (string | number)[], value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 }, isArrayInsertion: path.at(-1) === -1 }))
}
