import { join } from 'node:path'
import { findNodeAtLocation, getNodePath, type Node } from 'jsonc-parser'
import { parseJson } from '../collections/parse'
import { position } from '../collections/position'
import { type Fault, isFault, type Place, type Problem } from '../collections/problem'
import { readText } from '../collections/readText'

/** A JSON file with its syntax tree. */
export interface JsonFile {
  /** From the project's root. */
  path: string
  text: string
  /** Undefined if the file cannot be read or is not JSON: a partial tree would cause false reports. */
  tree: Node | undefined
  /** Why it cannot be read, syntax errors, comments and duplicate keys. */
  problems: Problem[]
}

/** Parses a file only if it has changed, because the preview checks the site again after each edit. */
export function readJsonFile(root: string, path: string): JsonFile {
  const source = readText(join(root, path), path)
  if (isFault(source)) return { path, text: '', tree: undefined, problems: [source] }
  const { text } = source
  const known = parsed.get(path)
  if (known?.text === text) return known
  const { tree, problems } = parseJson(text, path)
  const file: JsonFile = { path, text, tree, problems }
  const read = { ...file, problems: [...problems, ...repeatedKeys(file, tree)] }
  parsed.set(path, read)
  return read
}

const parsed = new Map<string, JsonFile>()

/** The place of a node. */
export function placeAt(file: JsonFile, node: Node): Place {
  return { file: file.path, ...position(file.text, node.offset), key: getNodePath(node).join('.') }
}

/**
 * A problem at the place of a node.
 *
 * @param fault with a key, if it is not that of the node.
 */
export function problemAt(file: JsonFile, node: Node, fault: Fault & { key?: string }): Problem {
  return { ...placeAt(file, node), ...fault }
}

/** The node at a path of keys and, in lists, of indexes. */
export function nodeAt({ tree }: JsonFile, path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>((node, part) => node && findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]), tree)
}

/** The items of a list; none for other nodes. */
export function itemsOf(list: Node | undefined): Node[] {
  return list?.type === 'array' ? (list.children ?? []) : []
}

/** The value of a key of an object, if that is neither a list nor an object itself. */
export function valueAt(object: Node, key: string): unknown {
  return findNodeAtLocation(object, [key])?.value
}

/** The keys of an object with their values; none for other nodes. */
export function entries(object: Node | undefined): { key: string; value: Node; property: Node }[] {
  if (object?.type !== 'object') return []
  return (object.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? []
    return key && value ? [{ key: String(key.value), value, property }] : []
  })
}

/** The items of a list, or the values of an object; none for other nodes. */
export function childrenOf(node: Node | undefined): Node[] {
  return [...itemsOf(node), ...entries(node).map(({ value }) => value)]
}

/** The keys of all objects in a tree with their values, outer ones first. */
export function allEntries(node: Node | undefined): ReturnType<typeof entries> {
  return [...itemsOf(node).flatMap(allEntries), ...entries(node).flatMap((entry) => [entry, ...allEntries(entry.value)])]
}

/** All keys of a tree, dotted, at any depth. */
export function keysOf(node: Node | undefined, path: readonly string[] = []): string[] {
  const inner = [...itemsOf(node).map((value, index) => ({ key: String(index), value })), ...entries(node)]
  return inner.flatMap(({ key, value }) => [[...path, key].join('.'), ...keysOf(value, [...path, key])])
}

/** All texts in a tree, without its keys. */
export function textsIn(node: Node): Node[] {
  return node.type === 'string' ? [node] : childrenOf(node).flatMap(textsIn)
}

/** Duplicate keys: JSON silently uses the last one. */
function repeatedKeys(file: JsonFile, node: Node | undefined): Problem[] {
  const keys = entries(node).map(({ key }) => key)
  const repeated = entries(node).filter(({ key }, index) => keys.indexOf(key) < index)
  return [
    ...repeated.map(({ value, property }) =>
      problemAt(file, property, { key: getNodePath(value).join('.'), found: 'is a duplicate key', remedy: 'Keep one of the two.' }),
    ),
    ...childrenOf(node).flatMap((child) => repeatedKeys(file, child)),
  ]
}
