import { readFileSync, statSync } from 'node:fs'
import type { YAMLParseError } from 'yaml'
import type { Problem } from '../collections/problem'
import { findUnreadable } from '../collections/unreadable'
import { renderMarkdown } from './markdown'

/**
 * A file of Markdown, rendered again only where it has changed.
 *
 * @returns with a `fault` where nothing can be made of it.
 * @throws where the file cannot be read.
 */
export function renderFile(file: string): Rendered {
  const { mtimeMs, size, ino } = statSync(file)
  const version = `${mtimeMs}-${size}-${ino}`
  const cached = rendered.get(file)
  if (cached?.version === version) return cached.rendering
  const rendering = render(readFileSync(file, 'utf8'), file)
  rendered.set(file, { version, rendering })
  return rendering
}

export interface Rendering {
  /** Made when it is read first. */
  html: string
  /** Differs where the text or its HTML does. */
  version: string
}

export interface Rendered extends Rendering {
  frontMatter: unknown
  fault?: Problem
}

/** By file; rendering is what takes time, and an edit changes one of many. */
const rendered = new Map<string, { version: string; rendering: Rendered }>()

function render(text: string, file: string): Rendered {
  const unreadable = findUnreadable(text, file)
  if (unreadable) return { frontMatter: undefined, html: '', version: '', fault: unreadable }
  try {
    return renderMarkdown(text, file.slice(file.lastIndexOf('content/blog/'), file.lastIndexOf('/')))
  } catch (error) {
    const { message, linePos: [place] = [] } = error as YAMLParseError
    const fault = {
      file,
      // Its lines begin below the first ---.
      line: place ? place.line + 1 : 1,
      column: place?.col ?? 1,
      key: '',
      found: `front matter is not YAML: ${message.split(/ at line \d|\n/)[0]}`,
      remedy: 'Put texts that contain a colon or start with a quote into "…".',
    }
    return { frontMatter: undefined, html: '', version: '', fault }
  }
}
