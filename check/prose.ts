import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'jsonc-parser'
import { frontMatter } from '../blog/markdown'
import { position } from '../collections/position'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { entries, type JsonFile, problemAt } from './jsonFile'
import type { Site } from './readSite'

/** A text as its readers see it: what they do not see is masked, so that everything else stays where it is. */
export interface Prose {
  language: string
  text: string
  /** The same, and the code in it, which is not set as words are. */
  withCode: string
  /** What is told about a place in it. */
  problem: (offset: number, told: Pick<Problem, 'found' | 'remedy'>) => Problem
}

/** Every text of the words, of the claims and of the blog. */
export function* proseOf({ root, content, words, blogTexts, languages, draftLanguages }: Site): Generator<Prose> {
  for (const file of [content.get('claims') ?? []].flat()) for (const text of claimTexts(file)) yield* proseIn(file, text, defaultLocale)
  for (const language of [...languages, ...draftLanguages]) {
    for (const file of words.get(language)?.values() ?? []) if (file.tree) yield* proseIn(file, file.tree, language)
  }
  for (const { file, language } of blogTexts) yield proseOfPost(readFileSync(join(root, file), 'utf8'), file, language)
}

/** Claims and their proofs, as the launch checklist shows them. */
function claimTexts({ tree }: JsonFile): Node[] {
  const fields = (tree?.children ?? []).flatMap((claim) => entries(claim))
  return fields.filter(({ key }) => key !== 'at').map(({ value }) => value)
}

function* proseIn(file: JsonFile, node: Node, language: string): Generator<Prose> {
  if (node.type === 'array') for (const child of node.children ?? []) yield* proseIn(file, child, language)
  // Words for search engines, in a list with commas of its own.
  for (const { key, value } of entries(node)) if (key !== 'keywords') yield* proseIn(file, value, language)
  if (node.type !== 'string') return
  const text = String(node.value).replace(address, masked)
  const problem: Prose['problem'] = (offset, told) => {
    const start = node.offset + 1 + writtenLength(file.text.slice(node.offset + 1), offset)
    return { ...problemAt(file, node, told), ...position(file.text, start) }
  }
  yield { language, text, withCode: text, problem }
}

/** How much of a text in a JSON file so many of its characters take: an escape is one of them. */
function writtenLength(written: string, characters: number): number {
  const escapes = new RegExp(`^(?:\\\\u[0-9a-fA-F]{4}|\\\\.|[^\\\\]){${characters}}`, 's')
  return escapes.exec(written)?.[0].length ?? 0
}

function proseOfPost(source: string, file: string, language: string): Prose {
  const withCode = source.replace(frontMatter, visibleFields).replace(target, masked).replace(address, masked)
  const text = withCode.replace(/^(```|~~~).*?^\1|`[^`\n]*`/gms, masked)
  return { language, text, withCode, problem: (offset, told) => ({ file, ...position(source, offset), key: 'text', ...told }) }
}

/** Of what stands above a post, the words that readers see, without the quotes that YAML wants. */
function visibleFields(fields: string): string {
  return fields.replace(/^.*$/gm, (line) => {
    const [, key = '', value = ''] = /^((?:title|name|description|alt): *)(.*)$/.exec(line) ?? []
    if (key === '') return masked(line)
    const quoted = /^(["']).*\1 *$/.test(value)
    return masked(key) + (quoted ? value.replace(/^.|["'] *$/g, masked) : value)
  })
}

/** Where a link leads, and its title. */
const target = /(?<=\])\([^()\n]*\)/g
const address = /https?:\/\/[\w./?#&=%~+:@-]+|\{\{[^{}]*\}\}|[\w.+-]+@[\w-]+\.[\w.-]+/g

/** By a sign that is neither letter nor space: that of an object in the text. */
function masked(text: string): string {
  return text.replace(/[^\n]/g, '\uFFFC')
}
