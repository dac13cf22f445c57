import { applyEdits, modify } from 'jsonc-parser'

/**
 * Inserts a value into a JSON text without changing anything else.
 *
 * @param path of the value; -1 at its end appends to a list.
 */
export function insert(text: string, path: (string | number)[], value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 }, isArrayInsertion: path.at(-1) === -1 }))
}
