import { readFileSync } from 'node:fs'

/** A paragraph of a guide, or a block of code in it. */
export interface GuidePart {
  /** In the file, from 1. */
  line: number
  /** A paragraph on one line; empty for a block. */
  text: string
  block?: GuideBlock
}

interface GuideBlock {
  /** The language after the backticks: `sh`, `text`, `diff`, `ts`, … */
  language: string
  /** The file to create, change or compare: follows the language. */
  file?: string
  lines: string[]
}

/**
 * The parts of a guide in `docs/`, in order. Blocks are fenced, at any indentation.
 *
 * @param path of the Markdown file.
 */
export function readGuide(path: string): GuidePart[] {
  const parts: GuidePart[] = []
  let open: { indent: number; block: GuideBlock } | undefined
  let paragraph: GuidePart | undefined
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    const fence = /^( *)```(\w*) ?(.*)$/.exec(line)
    if (open) {
      if (fence && fence[2] === '') open = undefined
      else open.block.lines.push(line.slice(open.indent))
    } else if (fence) {
      const [, indent = '', language = '', file = ''] = fence
      open = { indent: indent.length, block: { language, ...(file && { file }), lines: [] } }
      parts.push({ line: index + 1, text: '', block: open.block })
      paragraph = undefined
    } else if (line.trim() === '') paragraph = undefined
    else if (paragraph) paragraph.text += ` ${line.trim()}`
    else {
      paragraph = { line: index + 1, text: line.trim() }
      parts.push(paragraph)
    }
  }
  if (open) throw new Error(`${path} has a block that nothing closes.`)
  return parts
}
