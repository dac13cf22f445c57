import { readFileSync, statSync } from 'node:fs'
import type { YAMLParseError } from 'yaml'
import type { Problem } from '../collections/problem'
import { findUnreadable } from '../collections/unreadable'
import { renderMarkdown } from './markdown'

/**
 * Renders a Markdown file, unless it has not changed since the last call.
 *
 * @returns the rendering, with a `fault` if the text is invalid.
 * @throws if the file cannot be read.
 */
export function renderFile(file: string): Rendered {
  const { mtimeMs, size, ino } = statSync(file)
  const version = `${mtimeMs}-${size}-${ino}`
  const cached = cache.get(file)
  if (cached?.version === version) return cached.rendering
  const rendering = render(readFileSync(file, 'utf8'), file)
  cache.set(file, { version, rendering })
  return rendering
}

export interface Rendering {
  /** Rendered on first access. */
  html: string
  /** Changes whenever the text or its HTML does. */
  version: string
}

export interface Rendered extends Rendering {
  frontMatter: unknown
  fault?: Problem
}

/** By file. */
const cache = new Map<string, { version: string; rendering: Rendered }>()

function render(text: string, file: string): Rendered {
  const unreadable = findUnreadable(text, file)
  if (unreadable) return { frontMatter: undefined, html: '', version: '', fault: unreadable }
  try {
    return renderMarkdown(text, file.slice(file.lastIndexOf('content/blog/'), file.lastIndexOf('/')))
  } catch (error) {
    const { message, linePos: [position] = [] } = error as YAMLParseError
    const fault = {
      file,
      // Counted from the line below the first ---.
      line: position ? position.line + 1 : 1,
      column: position?.col ?? 1,
      key: '',
      found: `front matter is not YAML: ${message.split(/ at line \d|\n/)[0]}`,
      remedy: 'Put texts that contain a colon or start with a quote into "…".',
    }
    return { frontMatter: undefined, html: '', version: '', fault }
  }
}
