import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category } from '../blog/loadBlog'
import { createAddressFinder, frontMatter } from '../blog/markdown'
import { position } from '../collections/position'
import type { Problem } from '../collections/problem'
import { unwritten } from '../i18n/unwritten'
import { blogEntries } from './blogEntries'
import { markdownCode } from './markdownCode'
import { findMarkdownMistakes, type MarkdownMistake } from './markdownMistakes'
import { textFile } from './textFile'

/** What rules need to know about the text of a category or a post. The text itself is not kept: there may be thousands. */
export interface BlogText {
  /** From the project’s root. */
  file: string
  language: string
  /** Targets of its links and pictures, with the offset of the address; an address in the text is a link as well. */
  targets: { address: string; isPicture: boolean; isInText?: true; offset: number }[]
  /** Offset of `unwritten`, or -1. */
  unwritten: number
  /** Whether it needs parsing for HTML. */
  mayHaveHtml: boolean
  markdownMistakes: MarkdownMistake[]
}

/** The texts of a blog; each file is read once for all rules. */
export function readBlogTexts(root: string, blog: readonly Category[]): BlogText[] {
  const named = blogEntries(blog).flatMap(({ slugs, texts }) => [...texts.keys()].map((language) => ({ slugs, language })))
  return named.map(({ slugs, language }) => {
    const file = textFile(slugs, language)
    const text = readFileSync(join(root, file), 'utf8')
    return {
      file,
      language,
      targets: targetsIn(text),
      unwritten: text.indexOf(unwritten),
      mayHaveHtml: /<[a-z/!?]/i.test(text),
      markdownMistakes: slugs.length > 1 ? mistakesOfPost(text) : textOfCategory(text),
    }
  })
}

/** Reports the Markdown mistakes that are known of each text. */
export function checkMarkdown({ blogTexts }: { blogTexts: readonly BlogText[] }): Problem[] {
  return blogTexts.flatMap(({ file, markdownMistakes }) => markdownMistakes.map((mistake) => ({ file, key: 'text', ...mistake })))
}

function mistakesOfPost(text: string): MarkdownMistake[] {
  if (text.replace(frontMatter, '').trim() !== '') return findMarkdownMistakes(text)
  return [{ line: 1, column: 1, found: 'a post without a text', remedy: 'Write it below the second ---.' }]
}

function textOfCategory(text: string): MarkdownMistake[] {
  const start = frontMatter.exec(text)?.[0].length ?? 0
  const first = text
    .slice(start)
    .replace(/<!--.*?-->/gs, (comment) => ' '.repeat(comment.length))
    .search(/\S/)
  if (first < 0) return []
  return [{ ...position(text, start + first), found: 'the text of a category, which no page shows', remedy: 'Write it as its description, or remove it.' }]
}

/** A character of the words of a link or a picture, or a pair of brackets in them with its content. */
const words = String.raw`\\[^]|\[[^\][]*\]|[^\][\\]`
/** In angle brackets, it may have spaces. */
const inAngleBrackets = String.raw`(?<=<)[^<>\n]+(?=>)`
/** May have brackets in pairs, as addresses of Wikipedia do. */
const target = String.raw`\]\(\s*<?(${inAngleBrackets}|(?:\([^()\s]*\)|[^()\s>])+)`

/** Names of pictures with spaces, which are not valid addresses, are matched for another rule. */
const pictures = new RegExp(String.raw`!\[(?:${words})*${target}((?: +[\w.()-]+)*\.(?:jpe?g|png|webp|gif|hei[cf])\b)?`, 'gi')

/** The words of a link may have pictures, which have to be matched in one way only: two for each would take years below a bracket that nothing closes. */
const links = new RegExp(String.raw`(?<!!)\[(?:${words})*${target}`, 'g')

/** Definition of a link reference, not of a footnote, nor a paragraph: “[Q]: How do you work?” */
const definitions = new RegExp(String.raw`^ {0,3}\[(?!\^)([^\]]+)\]: *<?(${inAngleBrackets}|[^>\s]+)(?=>?[ \t\r]*(?:$|[ \t]["'(]))`, 'gm')

/** `![words][name]`, `![name][]` or `![name]`. */
const picturesByName = new RegExp(String.raw`!\[((?:${words})*)\](?:\[([^\][]+)\])?(?!\()`, 'g')

const normalized = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase()

/** Comments and tags, which pages leave out. */
const html = /<!--.*?-->|<\/?[a-z][\w-]*(?:\s[^<>]*)?>/gis

const indentedCode = /(?<=\n[ \t]*\r?\n)(?:(?: {4}|\t).*(?:\n|$)|[ \t]*\r?\n)+/g

/** Without mail addresses, but with those of files on a computer, which are no links. */
const addresses = createAddressFinder()
  .set({ fuzzyEmail: false })
  .add('file:', { validate: (text, start) => /^\/\/[^\s<>"“”]*[\w/]/.exec(text.slice(start))?.[0].length ?? 0 })
  .add('mailto:', null)

function targetsIn(text: string): BlogText['targets'] {
  const hasNames = text.includes(']:')
  const hasAddresses = text.includes('//')
  if (!text.includes('](') && !hasNames && !hasAddresses) return []
  const withoutCode = text.replace(markdownCode, blank)
  const inPlace = [pictures, links].flatMap((pattern) =>
    [...withoutCode.matchAll(pattern)].map(({ 0: whole, 1: address = '', 2: rest = '', index }) => ({
      address: copy(address + rest),
      isPicture: pattern === pictures,
      offset: index + whole.length - rest.length - address.length,
    })),
  )
  const shown = new Set([...withoutCode.matchAll(picturesByName)].map(([, words = '', label = words]) => normalized(label)))
  const elsewhere = [...withoutCode.matchAll(definitions)].map(({ 0: whole, 1: label = '', 2: address = '', index }) => ({
    address: copy(address),
    isPicture: shown.has(normalized(label)),
    offset: index + whole.length - address.length,
  }))
  return [...inPlace, ...elsewhere, ...(hasAddresses ? addressesIn(withoutCode) : [])]
}

function addressesIn(withoutCode: string): BlogText['targets'] {
  const text = [frontMatter, links, pictures, definitions, html, indentedCode].reduce((rest, pattern) => rest.replace(pattern, blank), withoutCode)
  const found = (text.includes('//') && addresses.match(text)) || []
  // Stars that make it bold.
  return found.map(({ raw, index }) => ({ address: copy(raw.replace(/\*+$/, '')), isPicture: false, isInText: true, offset: index }))
}

/** Replaced by spaces to keep offsets. */
function blank(text: string): string {
  return ' '.repeat(text.length)
}

/** V8’s substrings keep the whole text in memory. */
function copy(address: string): string {
  return Buffer.from(address).toString()
}
