import type { Node } from 'jsonc-parser'
import type { Problem } from '../../content/problem'
import { entries, type JsonFile, problemAt } from './jsonFile'
import { hasStrayBrace } from './placeholders'

/** What can be said about the words of one file without looking at another language. */
export function checkTexts(file: JsonFile): Problem[] {
  return file.tree ? checkNode(file, file.tree) : []
}

function checkNode(file: JsonFile, node: Node): Problem[] {
  if (node.type === 'object') return entries(node).flatMap(({ value }) => checkNode(file, value))
  if (node.type === 'array') return (node.children ?? []).flatMap((child) => checkNode(file, child))
  if (node.type !== 'string') {
    return [problemAt(file, node, { found: `${file.text.slice(node.offset, node.offset + node.length)} is not a text`, remedy: 'Put it into quotes.' })]
  }
  const text = String(node.value)
  if (text.trim() === '') return [problemAt(file, node, { found: 'is empty', remedy: 'Write the text, or remove the key in every language.' })]
  return strayBrace(file, node, text)
}

function strayBrace(file: JsonFile, node: Node, text: string): Problem[] {
  if (!hasStrayBrace(text)) return []
  return [
    problemAt(file, node, { found: 'has a brace that belongs to no placeholder', remedy: 'Write placeholders with two braces on each side: {{company}}.' }),
  ]
}
