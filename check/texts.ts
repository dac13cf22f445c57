import type { Node } from 'jsonc-parser'
import MarkdownIt from 'markdown-it'
import { didYouMean, nearName } from '../collections/nearName'
import type { Fault, Problem } from '../collections/problem'
import { childrenOf, type JsonFile, problemAt } from './jsonFile'
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
  if (node.type === 'object' || node.type === 'array') return childrenOf(node).flatMap((child) => checkNode(file, child))
  return faultsOf(node, file.text.slice(node.offset, node.offset + node.length)).map((fault) => problemAt(file, node, fault))
}

/** @param written as it stands in the file. */
function faultsOf({ type, value }: Node, written: string): Fault[] {
  if (type !== 'string') return [{ found: `${written} is not a text`, remedy: 'Put it into quotes.' }]
  const text = String(value)
  if (text.trim() === '') return [{ found: 'is empty', remedy: 'Write the text, or remove the key in every language.' }]
  return [lineBreak, strayBrace, html, markdown, htmlEntities].flatMap((rule) => rule(text))
}

function lineBreak(text: string): Fault[] {
  if (!/[\n\r\t]/.test(text.trim())) return []
  return [{ found: 'has a line break or a tab, which pages show as a space', remedy: 'Write a space in its place; paragraphs are the texts of a list.' }]
}

function strayBrace(text: string): Fault[] {
  if (!hasStrayBrace(text)) return []
  const [, name = 'company'] = /\{\s*(\w+)\s*\}(?!\})/.exec(text) ?? []
  return [{ found: 'has a brace that belongs to no placeholder', remedy: `Write placeholders with two braces on each side: {{${name}}}.` }]
}

function html(text: string): Fault[] {
  const tags = [...new Set(tagsOf(text))].filter((tag) => !isKnownTag(tag))
  if (tags.length === 0) return []
  const possible = knownTags.flatMap((name) => [`<${name}>`, `</${name}>`])
  const [slip] = tags.map((tag) => ({ tag, near: nearName(tag, possible) })).filter(({ near }) => near)
  const found = `has HTML, and texts are plain: visitors would see ${tags.join(', ')}${didYouMean(slip?.near)}`
  return [{ found, remedy: slip ? `Write ${slip.near} instead of ${slip.tag}.` : `Remove ${tags.join(', ')}.` }]
}

/** Bold words and links, as posts have them. */
function markdown(text: string): Fault[] {
  const marks = text.matchAll(/\*\*([^*]+)\*\*|\[([^\][]+)\]\([^()]*\)/g)
  return [...marks].map(([written, bold, link]) => ({
    found: `has Markdown, and texts are plain: visitors would see ${written}`,
    remedy: `Write “${bold ?? link}”.`,
  }))
}

/** HTML entities, named or numbered; texts are not HTML. */
function htmlEntities(text: string): Fault[] {
  const entities = [...new Set(text.match(/&#?\w+;/g))].filter((entity) => unescapeAll(entity) !== entity)
  return entities.map((entity) => ({
    found: `has ${entity}, which would be shown literally`,
    remedy: `Replace ${entity} with “${inJson(unescapeAll(entity))}”.`,
  }))
}

const { unescapeAll } = new MarkdownIt().utils

/** The character as written in JSON; invisible ones as escapes, of two parts beyond U+FFFF. */
function inJson(sign: string): string {
  if (!/[\p{Z}\p{C}]/u.test(sign)) return JSON.stringify(sign).slice(1, -1)
  return Array.from({ length: sign.length }, (_, index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`).join('')
}
