import { createHash } from 'node:crypto'
import GithubSlugger, { slug } from 'github-slugger'
import MarkdownIt, { type RendererRule, type StateCore, type Token } from 'markdown-it'
import { findPhotograph } from '../collections/findPhotograph'
import { photographAddress } from '../collections/photographName'
import { measurePhotograph, minimumInText, plainSize } from '../collections/photographs'
import { pictureSize } from '../collections/pictureSize'
import { isFault } from '../collections/problem'
import { captionTables } from './captionTables'
import { parseFrontMatter } from './frontMatter'
import { highlight, languageName } from './highlight'
import { renderTasks } from './renderTasks'

/**
 * Markdown with front matter to HTML: GitHub’s dialect, headings with anchors, code with highlight classes. HTML in the
 * text and unsafe addresses are removed, so the result needs no sanitising.
 *
 * @param folder of the text and the photographs beside it, from the project’s root.
 * @returns the front matter as plain data, not validated, and the HTML, which is rendered on access, because many callers need
 * only the title.
 * @throws YAMLParseError if the front matter is not YAML.
 * @see https://github.github.com/gfm/
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
      entry.html ??= renderBody(source?.toString() ?? '', folder)
      return entry.html
    },
    get version() {
      return showsPictures ? hash([JSON.stringify(entry.frontMatter), this.html]) : key
    },
  }
}

interface RenderedMarkdown {
  frontMatter: unknown
  html: string
  /** Changes whenever front matter or HTML do, and hardly ever otherwise. */
  version: string
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

function renderBody(text: string, folder: string): string {
  return markdown.render(text.replace(frontMatter, ''), { folder }).trimEnd()
}

/** Finds the addresses in a text that become links: those with a protocol, and mail addresses. */
export function createAddressFinder() {
  return new MarkdownIt().linkify.set({ fuzzyLink: false })
}

/** Front matter with its two `---`. */
export const frontMatter = /^---\r?\n(?:(.*?)\r?\n)?---(?:\r?\n|$)/s

/** markdown-it, because it is ten times as fast as remark and rehype, which would take most of the build of a large blog. */
const markdown = new MarkdownIt({ html: true, linkify: true })
markdown.linkify = createAddressFinder()
// `link_open` checks addresses instead, so that a rejected link leaves its text and not its Markdown source.
markdown.validateLink = () => true
markdown.core.ruler.push('captions', captionTables)
markdown.core.ruler.push('headings', anchorHeadings)
markdown.core.ruler.push('tasks', renderTasks)

const { rules } = markdown.renderer
const plain: RendererRule = (tokens, index, options, _, renderer) => renderer.renderToken(tokens, index, options)
const nothing: RendererRule = () => ''
rules.html_block = nothing
rules.html_inline = nothing
rules.s_open = () => '<del>'
rules.s_close = () => '</del>'
// Code and tables may be wider than a phone; scrolling parts must be reachable by keyboard (WCAG 2.1.1).
rules.table_open = (tokens, index) => `<${frameOf(tokens[index])} class="table" tabindex="0"${nameOf(tokens[index])}><table>\n`
rules.table_close = (tokens, index) => `</table></${frameOf(tokens[index])}>\n`
rules.caption_close = () => '</caption>\n'
rules.th_open = alignCell
rules.td_open = alignCell
rules.fence = (tokens, index) => {
  const token = tokens[index]
  const { info = '', content = '' } = token ?? {}
  const language = /^[\w+#-]*/.exec(info)?.[0]
  if (!language) return `<pre tabindex="0"${nameOf(token)}><code>${escapeHtml(content)}</code></pre>\n`
  const code = `<pre tabindex="0"${nameOf(token)}><code class="hljs language-${language}">${highlight(content, language) ?? escapeHtml(content)}</code></pre>`
  return `<figure class="code"><figcaption>${escapeHtml(languageName(language))}</figcaption>${code}</figure>\n`
}
rules.code_block = (tokens, index) => `<pre tabindex="0"${nameOf(tokens[index])}><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`
rules.link_open = (tokens, index, ...rest) => {
  const token = tokens[index]
  if (token && !isSafe(token.attrGet('href'), ['http', 'https', 'mailto', 'tel'])) token.attrs = []
  return plain(tokens, index, ...rest)
}
rules.image = (tokens, index, options, env, renderer) => {
  const token = tokens[index]
  if (!token) return ''
  const { source, width, height } = locate(String(token.attrGet('src') ?? ''), String(env?.folder ?? ''))
  const attributes = {
    src: isSafe(source, ['http', 'https']) ? source : undefined,
    alt: renderer.renderInlineAsText(token.children ?? [], options, env),
    title: token.attrGet('title') || undefined,
    // Reserves space for the lazily loaded picture.
    width,
    height,
    loading: 'lazy',
  }
  const written = Object.entries(attributes).map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
  return `<img${written.join('')}>`
}

/** The stable address and size of a photograph (pages replace it by responsive ones); else the given address. */
function locate(address: string, folder: string): { source: string; width?: number; height?: number } {
  const photograph = findPhotograph(address, folder)
  if (!photograph) return { source: address, ...pictureSize(address) }
  const measured = measurePhotograph(photograph.path, minimumInText)
  return { source: photographAddress(photograph.name), ...(isFault(measured) ? {} : plainSize(measured)) }
}

function escapeHtml(text: string): string {
  return markdown.utils.escapeHtml(text)
}

/** As browsers parse it: text before the first colon is a protocol, unless it contains `/`, `?` or `#`. */
function isSafe(address: unknown, protocols: string[]): boolean {
  const protocol = /^([^/?#:]*):/.exec(String(address ?? ''))?.[1]
  return protocol === undefined || protocols.includes(protocol.toLowerCase())
}

/** By a class, because the policy forbids `style`, and the attribute `align` is obsolete (HTML §16.2). */
function alignCell(...[tokens, index, ...rest]: Parameters<RendererRule>): string {
  const token = tokens[index]
  const align = /text-align:(\w+)/.exec(String(token?.attrGet('style') ?? ''))?.[1]
  if (token && align) token.attrs = [['class', `align-${align}`]]
  return plain(tokens, index, ...rest)
}

function anchorHeadings({ tokens }: StateCore) {
  const slugger = new GithubSlugger()
  let above: string | undefined
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      // Ids of the layout begin with an underscore.
      above = slugger.slug(slug(textOf(tokens[index + 1]?.children ?? [])).replace(/^_+/, '') || 'section')
      token.attrSet('id', above)
    } else if (above !== undefined) token.meta = { ...token.meta, above }
  }
}

/** Label of a focusable element: the table’s caption, else the heading above it. */
function nameOf(token: Token | undefined): string {
  const { above, caption } = (token?.meta ?? {}) as { above?: string; caption?: string }
  if (caption !== undefined) return ` aria-labelledby="${caption}"`
  return above === undefined ? '' : ` role="group" aria-labelledby="${escapeHtml(above)}"`
}

/** A labelled section is a region, which screen readers announce. */
function frameOf(token: Token | undefined): string {
  return (token?.meta as { caption?: string } | null | undefined)?.caption === undefined ? 'div' : 'section'
}

function textOf(tokens: Token[]): string {
  return tokens.map(({ type, content, children }) => (type === 'html_inline' ? '' : children ? textOf(children) : content)).join('')
}
