import type { Node } from 'jsonc-parser'
import MarkdownIt from 'markdown-it'
import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { entries, itemsOf, type JsonFile, problemAt } from './jsonFile'
import { hasStrayBrace, isKnownTag, knownTags, tagsOf } from './placeholders'

/** Checks of one file of words, without comparing languages. */
export function checkTexts(file: JsonFile): Problem[] {
  const known = checked.get(file)
  if (known) return known
  const problems = file.tree ? checkNode(file, file.tree) : []
  checked.set(file, problems)
  return problems
}

/** By file, as read: a file that has not changed is the same object. */
const checked = new WeakMap<JsonFile, Problem[]>()

function checkNode(file: JsonFile, node: Node): Problem[] {
  if (node.type === 'object') return entries(node).flatMap(({ value }) => checkNode(file, value))
  if (node.type === 'array') return itemsOf(node).flatMap((item) => checkNode(file, item))
  if (node.type !== 'string') {
    return [problemAt(file, node, { found: `${file.text.slice(node.offset, node.offset + node.length)} is not a text`, remedy: 'Put it into quotes.' })]
  }
  const text = String(node.value)
  if (text.trim() === '') return [problemAt(file, node, { found: 'is empty', remedy: 'Write the text, or remove the key in every language.' })]
  return [
    ...lineBreak(file, node, text),
    ...strayBrace(file, node, text),
    ...html(file, node, text),
    ...markdown(file, node, text),
    ...htmlEntities(file, node, text),
  ]
}

function lineBreak(file: JsonFile, node: Node, text: string): Problem[] {
  if (!/[\n\r\t]/.test(text.trim())) return []
  const found = 'has a line break or a tab, which pages show as a space'
  return [problemAt(file, node, { found, remedy: 'Write a space in its place; paragraphs are the texts of a list.' })]
}

function strayBrace(file: JsonFile, node: Node, text: string): Problem[] {
  if (!hasStrayBrace(text)) return []
  const [, name = 'company'] = /\{\s*(\w+)\s*\}(?!\})/.exec(text) ?? []
  const remedy = `Write placeholders with two braces on each side: {{${name}}}.`
  return [problemAt(file, node, { found: 'has a brace that belongs to no placeholder', remedy })]
}

function html(file: JsonFile, node: Node, text: string): Problem[] {
  const tags = [...new Set(tagsOf(text))].filter((tag) => !isKnownTag(tag))
  if (tags.length === 0) return []
  const possible = knownTags.flatMap((name) => [`<${name}>`, `</${name}>`])
  const [slip] = tags.map((tag) => ({ tag, near: nearName(tag, possible) })).filter(({ near }) => near)
  const found = `has HTML, and texts are plain: visitors would see ${tags.join(', ')}${didYouMean(slip?.near)}`
  return [problemAt(file, node, { found, remedy: slip ? `Write ${slip.near} instead of ${slip.tag}.` : `Remove ${tags.join(', ')}.` })]
}

/** Bold words and links, as posts have them. */
function markdown(file: JsonFile, node: Node, text: string): Problem[] {
  return [...text.matchAll(/\*\*([^*]+)\*\*|\[([^\][]+)\]\([^()]*\)/g)].map(([written, bold, link]) =>
    problemAt(file, node, { found: `has Markdown, and texts are plain: visitors would see ${written}`, remedy: `Write “${bold ?? link}”.` }),
  )
}

/** HTML entities, named or numbered; texts are not HTML. */
function htmlEntities(file: JsonFile, node: Node, text: string): Problem[] {
  return [...new Set(text.match(/&#?\w+;/g))].flatMap((entity) => {
    const sign = unescapeAll(entity)
    if (sign === entity) return []
    const found = `has ${entity}, which would be shown literally`
    return [problemAt(file, node, { found, remedy: `Replace ${entity} with “${inJson(sign)}”.` })]
  })
}

const { unescapeAll } = new MarkdownIt().utils

/** The character as written in JSON; invisible ones as escapes, of two parts beyond U+FFFF. */
function inJson(sign: string): string {
  if (!/[\p{Z}\p{C}]/u.test(sign)) return JSON.stringify(sign).slice(1, -1)
  return Array.from({ length: sign.length }, (_, index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`).join('')
}
