import { readFileSync } from 'node:fs'
import type { YAMLParseError } from 'yaml'
import { memoizeByFile } from '../collections/fileVersion'
import { position } from '../collections/position'
import { fileProblem, type Problem } from '../collections/problem'
import { findUnreadable } from '../collections/unreadable'
import { frontMatter } from './markdown'
import { type RenderedMarkdown, renderMarkdown } from './renderMarkdown'

/**
 * Renders a Markdown file, unless it has not changed since the last call.
 *
 * @returns the rendering, or what is wrong with the text.
 * @throws if the file cannot be read.
 */
export const renderFile = memoizeByFile((file): RenderedMarkdown | Problem => {
  const text = readFileSync(file, 'utf8')
  const unreadable = findUnreadable(text, file)
  if (unreadable) return unreadable
  if (/^---[ \t]*\r?\n/.test(text) && !frontMatter.test(text)) {
    const spaced = /^---(?=[ \t]+\r?$)/m.exec(text)
    if (spaced) return { file, ...position(text, spaced.index + 3), key: '', found: 'a space after ---', remedy: 'Remove it.' }
    return fileProblem(file, { found: 'front matter that is not closed', remedy: 'Write a line of --- below its last line.' })
  }
  if (/^\s+---[ \t]*\r?\n\w+:/.test(text)) {
    return fileProblem(file, { found: 'front matter that does not begin the file', remedy: 'Remove the empty lines and spaces before the first ---.' })
  }
  try {
    return renderMarkdown(text, file.slice(file.lastIndexOf('content/blog/'), file.lastIndexOf('/')))
  } catch (error) {
    const { code, message, linePos: [at] = [] } = error as Omit<YAMLParseError, 'code'> & { code: string }
    // Of a quote that is not closed, YAML names the end of the file.
    const opened = code === 'MISSING_CHAR' ? text.split('\n').findIndex((line) => unclosed.test(line)) : -1
    return {
      file,
      // Counted from the line below the first ---.
      ...(opened >= 0 ? { line: opened + 1, column: 1 } : { line: (at?.line ?? 0) + 1, column: at?.col ?? 1 }),
      key: '',
      found: `front matter is not YAML: ${message.split(/ at line \d|\n/)[0]}`,
      remedy: remedies[code] ?? 'Put texts that contain a colon or start with a quote into "…".',
    }
  }
})

/** A value that starts with a quote and does not end with it. */
const unclosed = /^\w+: +(["'])(?!.*\1\s*$)/

/** By YAML’s code of the mistake. */
const remedies: Record<string, string> = {
  COMMENT: 'Put the text into "…".',
  CURLY_QUOTES: 'Remove them, or put "…" around them if visitors are to see them.',
  DUPLICATE_KEY: 'Remove one of the two lines.',
  INDENT: 'Remove it: each name begins its line.',
  LIST: 'Remove the sign before it, and before the other names: each begins its line.',
  MISSING_CHAR: 'Close the quote at the end of the text.',
  NO_SPACE: 'Write a space after the colon, as in “title: …”.',
  SIGN: 'Put the text into "…".',
  TAB_AS_INDENT: 'Remove the tab.',
  WIDE_COLON: 'Write “: ” there, a colon and a space.',
  WIDE_SPACE: 'Write the space of the space bar there, or none at the beginning of the line.',
}
