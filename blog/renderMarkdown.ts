import { createHash } from 'node:crypto'
import { parseFrontMatter } from './frontMatter'
import { frontMatter, markdownToHtml } from './markdown'

/**
 * Renders Markdown with front matter, unless the cache has it.
 *
 * @param folder of the text and the photographs beside it, from the project’s root.
 * @returns the front matter as plain data, not validated, and the HTML, which is not rendered yet, because many callers
 * need only the title.
 * @throws YAMLParseError if the front matter is not YAML.
 */
export function renderMarkdown(text: string, folder = ''): RenderedMarkdown {
  // The HTML depends on the pictures, because it contains their sizes and addresses.
  const showsPictures = text.includes('![')
  const key = hash([...(showsPictures && cache ? [cache.pictures, folder, '\n'] : []), text])
  const entry = findCached(key) ?? { frontMatter: readFrontMatter(text) }
  if (cache) cache.used[key] = entry
  // As bytes, which take half the memory of a string: most HTML is never needed.
  const source = 'html' in entry ? undefined : Buffer.from(text)
  return {
    frontMatter: entry.frontMatter,
    get html() {
      entry.html ??= markdownToHtml(source?.toString() ?? '', folder)
      return entry.html
    },
    get version() {
      return showsPictures ? hash([JSON.stringify(entry.frontMatter), this.html]) : key
    },
  }
}

export interface Rendering {
  /** Rendered on first access. */
  html: string
  /** Changes whenever front matter or HTML do, and hardly ever otherwise. */
  version: string
}

export interface RenderedMarkdown extends Rendering {
  frontMatter: unknown
}

/** Cache of rendered texts, by a hash of their inputs; without `html` if it was never needed. */
export type MarkdownCache = Record<string, { frontMatter: unknown; html?: string | undefined }>

/**
 * Uses the results of an earlier build.
 *
 * @param cached results of the same code.
 * @param pictures fingerprint of all pictures.
 * @returns a function that returns the entries used since.
 */
export function attachMarkdownCache(cached: Readonly<MarkdownCache>, pictures: string): () => MarkdownCache {
  const used: MarkdownCache = {}
  cache = { cached, used, pictures }
  return () => used
}

let cache: { cached: Readonly<MarkdownCache>; used: MarkdownCache; pictures: string } | undefined

function findCached(key: string): MarkdownCache[string] | undefined {
  const cached = cache?.cached[key]
  // A copy, so that new HTML is not added to the given cache.
  return cache?.used[key] ?? (cached && !('html' in cached) ? { ...cached } : cached)
}

/** Copied for the cache, because V8’s substrings keep the whole text in memory. */
function readFrontMatter(text: string): unknown {
  const data = parseFrontMatter(frontMatter.exec(text)?.[1] ?? '')
  return cache ? JSON.parse(JSON.stringify(data)) : data
}

function hash(parts: string[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('base64url').slice(0, 22)
}
