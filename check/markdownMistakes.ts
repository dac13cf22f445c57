import MarkdownIt, { type Token } from 'markdown-it'
import { frontMatter } from '../blog/markdown'
import { position } from '../collections/position'
import type { Fault, Problem } from '../collections/problem'
import { markdownCode } from './markdownCode'
import { cellsOf, row, rowMistake, tableMistake } from './markdownTables'
import { indentedProse, spacedAddress, typedMark } from './typedMarks'

/** A likely mistake in Markdown: valid, but rendered differently than meant. */
export type MarkdownMistake = Pick<Problem, 'line' | 'column' | 'found' | 'remedy'>

/**
 * Finds headings of a wrong level, tables without delimiter row or with too many cells, unclosed code, footnotes, and pictures and links without words or address, and marks of word processors.
 *
 * @param source of a post, including front matter.
 * @see https://github.github.com/gfm/
 */
export function findMarkdownMistakes(source: string): MarkdownMistake[] {
  const start = frontMatter.exec(source)?.[0].length ?? 0
  // Windows’ line ends: markdown-it’s parser of blocks leaves them in the lines. The same length keeps offsets.
  const text = source.slice(start).replaceAll('\r\n', ' \n')
  if (!candidate.test(text)) return []
  const mistakes: MarkdownMistake[] = []
  const lines = text.split('\n')
  const report = (line: number, mistake: Fault | undefined, column = 0) => {
    if (mistake) mistakes.push({ ...position(source, start + lines.slice(0, line).join('\n').length + (line && 1) + column), ...mistake })
  }
  let level = 1
  let columns = 0
  const { tokens, labels } = parseBlocks(text)
  for (const { type, tag, map, content, markup } of tokens) {
    const [first, end] = map ?? [0, 0]
    if (type === 'heading_open') {
      const line = markup.startsWith('#') ? first : end - 1
      report(line, headingMistake(Number(tag[1]), level, lines[line]?.trimEnd() ?? ''))
      level = Number(tag[1])
    } else if (type === 'fence' && content.split('\n').length === end - first) report(first, unclosed(markup))
    else if (type === 'code_block') report(first, indentedProse(content))
    // Cells have no lines of their own.
    else if (type === 'thead_open') columns = cellsOf(lines[first] ?? '').length
    else if (type === 'tr_open') {
      report(first, rowMistake(lines[first] ?? '', columns))
      const cells = hideCode(lines[first] ?? '')
      if (cells.includes('**') && cellsOf(cells).some((cell) => linesWithStars(cell).size > 0)) report(first, stars)
      reportLinks(first, cells)
    } else if (type === 'inline') {
      if (map && content.includes('**')) for (const line of linesWithStars(hideCode(content))) report(first + line, stars)
      const own = hideCode(lines.slice(first, end).join('\n'))
        .split('\n')
        .map((line) => line.trimEnd())
      for (const [index, line] of own.entries()) {
        if (row.test(line) && !row.test(own[index - 1] ?? '')) report(first + index, tableMistake(lines[first + index] ?? '', lines[first + index + 1] ?? ''))
        report(first + index, headingWithoutSpace(line))
        report(first + index, typedMark(line, lineAbove(first + index), own[index + 1]))
        reportLinks(first + index, line)
      }
    }
  }
  const withoutCode = text.replace(markdownCode, (code) => code.replace(/[^\n]/g, ' '))
  for (const [index, line] of withoutCode.split('\n').entries()) if (footnoteText.test(line)) report(index, footnote)
  return mistakes

  /** The nearest line above that is not empty. */
  function lineAbove(line: number): string | undefined {
    let above = line - 1
    while (lines[above]?.trim() === '') above -= 1
    return lines[above]
  }

  function reportLinks(at: number, line: string) {
    for (const { 1: label = '', index: column } of line.matchAll(spacedLink)) {
      if (labels.has(markdown.utils.normalizeReference(label))) continue
      report(at, { found: 'a space between the brackets of a link', remedy: 'Remove it: [words](/address).' }, column + label.length + 2)
    }
    for (const { 1: words = '', 2: target, 3: label = words, index: column } of line.matchAll(link)) {
      report(at, target === undefined ? undefined : spacedAddress(target), column)
      report(at, linkMistake(words, target, label, labels.has(markdown.utils.normalizeReference(label))), column)
    }
    for (const { 1: alt = '', 2: label, index: column } of line.matchAll(/!\[([^\][]*)\](?:\(|\[([^\]]+)\])/g)) {
      if (label !== undefined && !labels.has(markdown.utils.normalizeReference(label))) report(at, unaddressed('picture', label), column)
      else if (alt.trim() === '') report(at, label === undefined ? undescribed('(…)') : undescribed(`[${label}]`), column)
    }
  }
}

/** Quick test whether a text can have such mistakes. */
const candidate =
  /^[ >]*(?:(?:[-*+]|\d+[.)]) +)?(?:#|\||`{3}|~{3}|=+\s*$)|\[\s*\]\(|\]\(\s*\)|\]\[|^[ \t>]*(?:(?:[-*+]|\d+[.)]) +)?\[\^|^[ >\d.*+-]*(?:`{3}|~{3})|\] +\(|\]\([^()\n]*\s|\*\*|^[ \t>]*(?:[•◦▪●‣\uF0B7–—・·＃]|(?:[-*+]|\d+[.)])[^\S \t\n\r])|^(?: {4}|\t)/m

const markdown = new MarkdownIt()

/** Parses blocks only, without inline content, which is much faster; with the labels of link references. */
function parseBlocks(text: string): { tokens: Token[]; labels: Set<string> } {
  const tokens: Token[] = []
  const env: Parameters<typeof markdown.block.parse>[2] = {}
  markdown.block.parse(text, markdown, env, tokens)
  return { tokens, labels: new Set(Object.keys(env.references ?? {})) }
}

/**
 * Lines of a paragraph with two stars that make nothing bold, such as those before a space, or between a letter and a quotation mark.
 *
 * @param paragraph without code, because the parser reports no line breaks in code.
 */
function linesWithStars(paragraph: string): Set<number> {
  const tokens: Token[] = []
  markdown.inline.parse(paragraph, markdown, {}, tokens)
  const found = new Set<number>()
  let line = 0
  for (const { type, content } of tokens) {
    if (/break$/.test(type)) line += 1
    if (type === 'text' && content.includes('**')) found.add(line)
  }
  return found
}

const stars: Fault = {
  found: 'two stars that make nothing bold, and are shown',
  remedy: 'Write **words**: no space inside the stars, and punctuation, quotation marks and brackets outside them. Stars to be seen stand in code: `**`.',
}

/** Code in running text, also over two lines, without changing the place of anything. */
function hideCode(paragraph: string): string {
  return paragraph.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/gs, (code) => code.replace(/[^\n]/g, '\uFFFC'))
}

function unclosed(mark: string): Fault {
  return { found: 'a code block that is not closed: everything after it is shown as code', remedy: `Write a line ${mark} below it.` }
}

/** Of words; a number in brackets may refer to a source. */
const spacedLink = /(?<![\\\]\w])\[(?=[^\][]*[^\s\d\][])([^\][\\]{2,})\] +\((?=\/|https?:|mailto:|[\w-]+\.(?:jpe?g|png|webp)\))/g

/** `[words](target)` or `[words][label]`, of words as well. */
const link = /(?<![!\\\]\w])\[(?!\d+\])((?:!\[[^\][]*\]\([^)[]*\)|[^\][])*)\](?:\(([^()]*)\)|\[([^\][]+)?\])/g

function linkMistake(words: string, target: string | undefined, label: string, isDefined: boolean): Fault | undefined {
  if (target === undefined) return isDefined || label.trim() === '' || isIndex(words, label) ? undefined : unaddressed('link', label)
  if (target.trim() === '') return { found: 'a link without an address', remedy: `Write it between the brackets: [${words}](/work).` }
  return words.trim() === '' ? { found: 'a link without words', remedy: `Write them between the brackets: [words](${target}).` } : undefined
}

/** `[i][j]`, as of a matrix. */
function isIndex(...parts: string[]): boolean {
  return parts.every((part) => [...part].length <= 2)
}

const footnoteText = /^[ \t>]*(?:(?:[-*+]|\d+[.)]) +)?\[\^[^\]]+\]:/
const footnote: Fault = { found: 'a footnote, which posts do not have', remedy: 'Write it in the text, and remove [^…] there and here.' }

function headingWithoutSpace(line: string): Fault | undefined {
  const [, signs, words] = /^[ >]*(?:(?:[-*+]|\d+[.)]) +)?(#{2,6})([^#\s].*)/.exec(line) ?? []
  return signs === undefined ? undefined : { found: 'a heading without a space after #, which is shown as plain text', remedy: `Write “${signs} ${words}”.` }
}

function headingMistake(level: number, above: number, line: string): Fault | undefined {
  const words = line.replace(/^[ #=]+/, '')
  const write = (right: number) => `Write “${'#'.repeat(right)}${words && ` ${words}`}”.`
  if (level === 1)
    return { found: 'a heading of the first level, which is the title’s', remedy: words ? write(2) : 'Write the line above as “## …”, without this one.' }
  const right = Math.min(level, above + 1)
  return right < level ? { found: `a heading of level ${level} below one of level ${above}`, remedy: write(right) } : undefined
}

function undescribed(target: string): Fault {
  const found = 'a picture without a description for visitors who do not see it'
  return { found, remedy: `Write what it shows between the brackets: ![Two people at a whiteboard]${target}.` }
}

/** Without the definition of its address, a picture or a link is text. */
function unaddressed(kind: 'picture' | 'link', label: string): Fault {
  return { found: `the ${kind} “${label}” has no address: it is shown as plain text`, remedy: `Write [${label}]: and its address on a line of its own.` }
}
