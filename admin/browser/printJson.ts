import { eastAsianWidth } from 'get-east-asian-width'
import { type Node, parseTree } from 'jsonc-parser'

/**
 * Formats JSON like the project’s formatter, so that a save changes only edited values: two spaces, lists of texts on one line if they
 * fit. Objects written on one line stay on one line.
 *
 * @param flat places of such objects (`flatObjects`).
 */
export function printJson(value: unknown, flat: ReadonlySet<string> = new Set()): string {
  return `${print(value, { path: '', depth: 0, before: 0, after: 0, flat })}\n`
}

/** The places of one-line objects in a text; `*` is any index of a list. */
export function flatObjects(text: string): string[] {
  const tree = parseTree(text)
  return tree ? flatIn(tree, '', text) : []
}

function flatIn(node: Node, path: string, text: string): string[] {
  const children = node.children ?? []
  if (node.type === 'array') return children.flatMap((child) => flatIn(child, `${path}.*`, text))
  if (node.type !== 'object') return []
  const [first] = children
  const isFlat = first !== undefined && !text.slice(node.offset, first.offset).includes('\n')
  const inner = children.flatMap(({ children: [key, value] = [] }) => (value ? flatIn(value, `${path}.${key?.value}`, text) : []))
  return isFlat ? [path, ...inner] : inner
}

/** Same as in biome.json. */
const lineWidth = 160

interface Place {
  path: string
  depth: number
  /** Columns already used in the line. */
  before: number
  /** Columns of the following text: a comma, or nothing. */
  after: number
  flat: ReadonlySet<string>
}

function print(value: unknown, place: Place): string {
  if (!isBlock(value)) return JSON.stringify(value)
  const { path, depth, before, after, flat } = place
  const isList = Array.isArray(value)
  const [open, close] = isList ? '[]' : '{}'
  const entries = Object.entries(value)
  if (entries.length === 0) return `${open}${close}`
  if (mayBeLine(value, path, flat)) {
    const line = printLine(value)
    if (before + displayWidth(line) + after <= lineWidth) return line
  }
  const inner = '  '.repeat(depth + 1)
  const lines = entries.map(([key, each], index) => {
    const start = isList ? inner : `${inner}${JSON.stringify(key)}: `
    const at = { path: `${path}.${isList ? '*' : key}`, depth: depth + 1, before: displayWidth(start), after: index < entries.length - 1 ? 1 : 0, flat }
    return start + print(each, at)
  })
  return `${open}\n${lines.join(',\n')}\n${'  '.repeat(depth)}${close}`
}

/** Whether it may be on one line: lists, unless they contain an object that may not. */
function mayBeLine(value: unknown, path: string, flat: ReadonlySet<string>): boolean {
  if (!isBlock(value)) return true
  if (Array.isArray(value)) return value.every((item) => mayBeLine(item, `${path}.*`, flat))
  const entries = Object.entries(value)
  return entries.length === 0 || (flat.has(path) && entries.every(([key, each]) => mayBeLine(each, `${path}.${key}`, flat)))
}

function printLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printLine).join(', ')}]`
  if (!isBlock(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${printLine(each)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function isBlock(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** In columns; a Japanese character takes two. The same as `check/displayWidth.ts`: this folder imports nothing of ours. */
function displayWidth(text: string): number {
  return [...text].reduce((width, character) => width + eastAsianWidth(character.codePointAt(0) ?? 0), 0)
}
