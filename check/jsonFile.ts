import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getNodePath, type Node } from 'jsonc-parser'
import { parseJson } from '../collections/parse'
import { position } from '../collections/position'
import type { Problem } from '../collections/problem'

/** A JSON file together with the places of everything in it. */
export interface JsonFile {
  /** From the project's root. */
  path: string
  text: string
  /** Undefined where the file is not JSON: half a tree would only bring false reports. */
  tree: Node | undefined
  /** Why it is not JSON, or where it says something else than it seems to. */
  problems: Problem[]
}

export function readJsonFile(root: string, path: string): JsonFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { tree, problems } = parseJson(text, path)
  const file: JsonFile = { path, text, tree, problems }
  return { ...file, problems: [...problems, ...repeatedKeys(file, tree)] }
}

/**
 * A problem at the place of a node.
 *
 * @param key what to name; left out, the path of the node.
 */
export function problemAt(
  file: JsonFile,
  node: Node,
  { key = getNodePath(node).join('.'), found, remedy }: { key?: string; found: string; remedy: string },
): Problem {
  return { file: file.path, ...position(file.text, node.offset), key, found, remedy }
}

/** The keys of an object with their values; none where it is something else. */
export function entries(object: Node | undefined): { key: string; value: Node; property: Node }[] {
  if (object?.type !== 'object') return []
  return (object.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? []
    return key && value ? [{ key: String(key.value), value, property }] : []
  })
}

/** Of everything in a tree, dotted, inner ones included. */
export function keysOf(node: Node | undefined, path: readonly string[] = []): string[] {
  const inner = node?.type === 'array' ? (node.children ?? []).map((value, index) => ({ key: String(index), value })) : entries(node)
  return inner.flatMap(({ key, value }) => [[...path, key].join('.'), ...keysOf(value, [...path, key])])
}

/** Of two equal keys the last one wins silently, and the first text is lost. */
function repeatedKeys(file: JsonFile, node: Node | undefined): Problem[] {
  if (node?.type === 'array') return (node.children ?? []).flatMap((child) => repeatedKeys(file, child))
  const keys = entries(node).map(({ key }) => key)
  return entries(node).flatMap(({ key, value, property }, index) => [
    ...(keys.indexOf(key) < index
      ? [problemAt(file, property, { key: getNodePath(value).join('.'), found: 'stands here for the second time', remedy: 'Keep one of the two.' })]
      : []),
    ...repeatedKeys(file, value),
  ])
}
