import MarkdownIt, { type Token } from 'markdown-it'
import { frontMatter } from '../blog/markdown'
import { position } from '../collections/position'
import type { Fault, Problem } from '../collections/problem'
import { endsLikeHeading } from './endsLikeHeading'
import { foreignConstructs, mayBeForeign } from './foreignMarkdown'
import { linkMistakes } from './markdownLinks'
import { captionMistake, cellsOf, row, rowMistake, tableMistake } from './markdownTables'
import { indentedProse, typedMark } from './typedMarks'

/** A likely mistake in Markdown: valid, but rendered differently than meant. */
export type MarkdownMistake = Pick<Problem, 'line' | 'column' | 'found' | 'remedy'>

/**
 * Finds headings of a wrong level or in bold type, tables without delimiter row or with too many or too few cells, unclosed code, pictures and links without words or address, marks of word processors, and constructs of other tools.
 *
 * @param source of a post, including front matter.
 * @see https://github.github.com/gfm/
 */
export function findMarkdownMistakes(source: string): MarkdownMistake[] {
  const start = frontMatter.exec(source)?.[0].length ?? 0
  // Windows’ line ends: markdown-it’s parser of blocks leaves them in the lines. The same length keeps offsets.
  const text = source.slice(start).replaceAll('\r\n', ' \n')
  if (!candidate.test(text) && !mayBeForeign.test(text)) return []
  const mistakes: MarkdownMistake[] = []
  const lines = text.split('\n')
  /** Without code and other things that are no running text, each sign in its place. */
  const running = lines.map((line) => ' '.repeat(line.length))
  const report = (line: number, mistake: Fault | undefined, column = 0) => {
    if (mistake) mistakes.push({ ...position(source, start + lines.slice(0, line).join('\n').length + (line && 1) + column), ...mistake })
  }
  let level = 1
  let columns = 0
  const { tokens, labels } = parseBlocks(text)
  for (const [index, token] of tokens.entries()) {
    const [first, end] = token.map ?? [0, 0]
    if (token.type === 'heading_open') readHeading(token, first, end)
    else if (token.type === 'fence') report(first, fenceMistake(token, end - first))
    else if (token.type === 'code_block') report(first, indentedProse(token.content))
    else if (token.type === 'thead_open') columns = cellsOf(withoutMarks(lines[first] ?? '')).length
    else if (token.type === 'tr_open') readRow(first)
    // Cells have no lines of their own.
    else if (token.type === 'inline' && token.map) {
      if (token.level === 1 && tokens[index - 1]?.type === 'paragraph_open') report(first, boldHeading(token.content))
      readParagraph(token, first, end, tokens[index - 2]?.type === 'table_close')
    }
  }
  for (const { offset, ...mistake } of foreignConstructs(running.join('\n'))) report(0, mistake, offset)
  return mistakes

  function readHeading({ tag, markup }: Token, first: number, end: number) {
    const line = markup.startsWith('#') ? first : end - 1
    const own = Number(tag[1])
    report(line, markup === '-' ? underlined : headingMistake(own, level, lines[line]?.trimEnd() ?? ''))
    level = own
  }

  /** A row of a table. */
  function readRow(at: number) {
    const line = lines[at] ?? ''
    report(at, captionMistake(line) ?? rowMistake(withoutMarks(line), columns))
    const cells = hideCode(line)
    if (cells.includes('**') && cellsOf(cells).some((cell) => linesWithStars(cell).size > 0)) report(at, stars)
    readRunning(at, cells)
  }

  /** A paragraph or the words of a heading. */
  function readParagraph({ content }: Token, first: number, end: number, isCaption: boolean) {
    if (content.includes('**')) for (const line of linesWithStars(hideCode(content))) report(first + line, stars)
    const own = hideCode(lines.slice(first, end).join('\n'))
    readRunning(first, own)
    for (const [at, line] of own.split('\n').entries()) reportLine(first + at, line.trimEnd(), isCaption && at === 0)
  }

  /** The nearest line above that is not empty. */
  function lineAbove(line: number): string | undefined {
    let above = line - 1
    while (lines[above]?.trim() === '') above -= 1
    return lines[above]
  }

  /** @param own a paragraph, a heading or a row of a table, without its code. */
  function readRunning(first: number, own: string) {
    running.splice(first, own.split('\n').length, ...own.split('\n'))
    for (const { offset, ...mistake } of linkMistakes(own, labels)) report(first, mistake, offset)
  }

  /** A line of a paragraph or a heading. */
  function reportLine(at: number, line: string, isCaption: boolean) {
    if (row.test(line) && !row.test(running[at - 1]?.trimEnd() ?? '')) report(at, tableMistake(lines[at] ?? '', lines[at + 1] ?? ''))
    report(at, headingWithoutSpace(line))
    report(at, typedMark(line, lineAbove(at), running[at + 1]))
    if (!isCaption) report(at, captionMistake(line))
  }
}

/** A line of a table without the marks of the quotation or list that contains it. */
function withoutMarks(line: string): string {
  return line.replace(/^[ >]*(?:(?:[-*+]|\d+[.)]) +)?/, '')
}

/** Quick test whether a text can have such mistakes. */
const candidate =
  /^[ >]*(?:(?:[-*+]|\d+[.)]) +)?(?:#|\||`{3}|~{3}|[=-]+\s*$)|!\[|\[\s*\]\(|\]\(\s*\)|\]\[|^[ >\d.*+-]*(?:`{3}|~{3})|\] +\(|\]\([^()\n]*\s|\*\*|\)\[|www\.|^[ \t>]*\d+[.)]\p{L}|^[ \t>]*(?:[•◦▪●‣\uF0B7–—・·＃]|(?:[-*+]|\d+[.)])[^\S \t\n\r])|^(?: {4}|\t|[ >]*: )|\S(?:\t|;\S)/mu

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

/** Whether the end of a code block is that of the next one, so that both, and the text between them, are shown as code. */
function beginsAnother(content: string, mark: string): boolean {
  return content.split('\n').some((line) => line.startsWith(mark) && /^\w/.test(line.slice(mark.length)))
}

/** @param height of the code block, in lines: with those of its marks, two more than its text has. */
function fenceMistake({ content, markup }: Token, height: number): Fault | undefined {
  if (content.split('\n').length !== height && !beginsAnother(content, markup)) return undefined
  return { found: 'a code block that is not closed: everything after it is shown as code', remedy: `Write a line ${markup} below it.` }
}

function headingWithoutSpace(line: string): Fault | undefined {
  const [, signs, words] = /^[ >]*(?:(?:[-*+]|\d+[.)]) +)?(#{2,6})([^#\s].*)/.exec(line) ?? []
  return signs === undefined ? undefined : { found: 'a heading without a space after #, which is shown as plain text', remedy: `Write “${signs} ${words}”.` }
}

/** Word processors make headings so; screen readers do not list them, and cannot jump to them. */
function boldHeading(paragraph: string): Fault | undefined {
  const [, words = ''] = /^\*\*([^*\n]+)\*\*$/.exec(paragraph.trim()) ?? []
  if (words === '' || !endsLikeHeading(words)) return undefined
  return { found: 'a paragraph in bold type in place of a heading', remedy: `Write “## ${words}”.` }
}

/** Most who write a line of dashes mean a line. */
const underlined: Fault = {
  found: 'a line of dashes below a text, which makes the text a heading',
  remedy: 'Write “## …” for a heading; for a line, an empty line above it.',
}

function headingMistake(level: number, above: number, line: string): Fault | undefined {
  const words = line.replace(/^[ #=]+/, '')
  if (level > 1 && words === '') return { found: 'a heading without words', remedy: 'Write them behind the signs, or remove the line.' }
  const write = (right: number) => `Write “${'#'.repeat(right)}${words && ` ${words}`}”.`
  if (level === 1)
    return { found: 'a heading of the first level, which is the title’s', remedy: words ? write(2) : 'Write the line above as “## …”, without this one.' }
  const right = Math.min(level, above + 1)
  return right < level ? { found: `a heading of level ${level} below one of level ${above}`, remedy: write(right) } : undefined
}
