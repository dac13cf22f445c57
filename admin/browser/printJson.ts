/**
 * JSON as the formatter of the project leaves it, so that a save changes only what was edited: two spaces, a list of
 * texts on one line where it fits.
 */
export function printJson(value: unknown): string {
  return `${print(value, 0, 0, 0)}\n`
}

/** As `lineWidth` of biome.json. */
const lineWidth = 160

/**
 * @param before columns of the line that are taken already.
 * @param after columns that follow: a comma, or nothing.
 */
function print(value: unknown, depth: number, before: number, after: number): string {
  const inner = '  '.repeat(depth + 1)
  const outer = '  '.repeat(depth)
  if (Array.isArray(value)) {
    const flat = value.some(isBlock) ? undefined : `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    if (flat !== undefined && before + widthOf(flat) + after <= lineWidth) return flat
    const items = value.map((item, index) => inner + print(item, depth + 1, inner.length, comma(index, value)))
    return `[\n${items.join(',\n')}\n${outer}]`
  }
  if (!isBlock(value)) return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  const lines = entries.map(([key, each], index) => {
    const start = `${inner}${JSON.stringify(key)}: `
    return start + print(each, depth + 1, widthOf(start), comma(index, entries))
  })
  return `{\n${lines.join(',\n')}\n${outer}}`
}

function isBlock(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function comma(index: number, { length }: { length: number }): number {
  return index < length - 1 ? 1 : 0
}

/** In columns: a Japanese character takes two. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0)
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/
