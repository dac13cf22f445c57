import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'jsonc-parser'
import { frontMatter } from '../blog/markdown'
import { position } from '../collections/position'
import type { Fault, Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { entries, itemsOf, type JsonFile, problemAt } from './jsonFile'
import { markdownCode } from './markdownCode'
import type { Site } from './readSite'

/** A text as readers see it: invisible parts are masked, which keeps offsets. */
export interface Prose {
  language: string
  text: string
  /** The same with its code, which has no typography. */
  withCode: string
  /** Makes a problem at an offset. */
  problem: (offset: number, finding: Fault) => Problem
}

/** Every text of locales, claims and blog. */
export function* proseOf({ root, content, words, blogTexts, languages, draftLanguages }: Site): Generator<Prose> {
  const claims = content.get('claims')
  if (claims) for (const text of claimTexts(claims)) yield* proseIn(claims, text, defaultLocale)
  for (const language of [...languages, ...draftLanguages]) {
    for (const file of words.get(language)?.values() ?? []) if (file.tree) yield* proseIn(file, file.tree, language)
  }
  for (const { file, language } of blogTexts) yield proseOfPost(readFileSync(join(root, file), 'utf8'), file, language)
}

/** Claims and their proofs, as the launch checklist shows them. */
function claimTexts({ tree }: JsonFile): Node[] {
  const fields = itemsOf(tree).flatMap((claim) => entries(claim))
  return fields.filter(({ key }) => key !== 'at').map(({ value }) => value)
}

function* proseIn(file: JsonFile, node: Node, language: string): Generator<Prose> {
  for (const item of itemsOf(node)) yield* proseIn(file, item, language)
  // Without keywords: they are a comma-separated list for search engines.
  for (const { key, value } of entries(node)) if (key !== 'keywords') yield* proseIn(file, value, language)
  if (node.type !== 'string') return
  const text = String(node.value).replace(address, masked)
  const problem: Prose['problem'] = (offset, finding) => {
    const start = node.offset + 1 + writtenLength(file.text.slice(node.offset + 1), offset)
    return { ...problemAt(file, node, finding), ...position(file.text, start) }
  }
  yield { language, text, withCode: text, problem }
}

/** Length in the JSON source of the first characters of a text; an escape is one character. */
function writtenLength(written: string, characters: number): number {
  const escapes = new RegExp(`^(?:\\\\u[0-9a-fA-F]{4}|\\\\.|[^\\\\]){${characters}}`, 's')
  return escapes.exec(written)?.[0].length ?? 0
}

function proseOfPost(source: string, file: string, language: string): Prose {
  const withCode = source.replace(frontMatter, visibleFields).replace(target, masked).replace(address, masked)
  const text = withCode.replace(markdownCode, masked)
  return { language, text, withCode, problem: (offset, finding) => ({ file, ...position(source, offset), key: 'text', ...finding }) }
}

/** The visible texts of the front matter, without YAML’s quotes. */
function visibleFields(fields: string): string {
  return fields.replace(/^.*$/gm, (line) => {
    const [, key = '', value = ''] = /^((?:title|name|description|alt): *)(.*)$/.exec(line) ?? []
    if (key === '') return masked(line)
    const quoted = /^(["']).*\1 *$/.test(value)
    return masked(key) + (quoted ? value.replace(/^.|["'] *$/g, masked) : value)
  })
}

/** Target and title of a link. */
const target = /(?<=\])\([^()\n]*\)/g
const address = /(?:https?:\/\/|\bwww\.)[\w./?#&=%~+:@-]+|\{\{[^{}]*\}\}|[\w.+-]+@[\w-]+\.[\w.-]+/g

/** Masked with U+FFFC, which is neither letter nor space. */
function masked(text: string): string {
  return text.replace(/[^\n]/g, '\uFFFC')
}
