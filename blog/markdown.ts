import GithubSlugger, { slug } from 'github-slugger'
import MarkdownIt, { type RendererRule, type StateCore, type Token } from 'markdown-it'
import { findPhotograph } from '../collections/findPhotograph'
import { photographAddress } from '../collections/photographName'
import { measurePhotograph, minimumInText, plainSize } from '../collections/photographs'
import { pictureSize } from '../collections/pictureSize'
import { isFault } from '../collections/problem'
import { captionTables } from './captionTables'
import { highlight, languageName } from './highlight'
import { renderTasks } from './renderTasks'

/**
 * Markdown to HTML: GitHub’s dialect, headings with anchors, code with highlight classes. HTML in the text and unsafe addresses are
 * removed, so the result needs no sanitising.
 *
 * @param text with or without front matter, which is left out.
 * @param folder of the text and the photographs beside it, from the project’s root.
 * @see https://github.github.com/gfm/
 */
export function markdownToHtml(text: string, folder: string): string {
  return markdown.render(text.replace(frontMatter, ''), { folder }).trimEnd()
}

/** Front matter with its two `---`. */
export const frontMatter = /^---\r?\n(?:(.*?)\r?\n)?---(?:\r?\n|$)/s

/** Finds the addresses in a text that become links: those with a protocol, and mail addresses. */
export function createAddressFinder() {
  return new MarkdownIt().linkify.set({ fuzzyLink: false })
}

/** markdown-it, because it is ten times as fast as remark and rehype, which would take most of the build of a large blog. */
const markdown = new MarkdownIt({ html: true, linkify: true })
markdown.linkify = createAddressFinder()
// `link_open` checks addresses instead, so that a rejected link leaves its text and not its Markdown source.
markdown.validateLink = () => true
markdown.core.ruler.push('captions', captionTables)
markdown.core.ruler.push('headings', anchorHeadings)
markdown.core.ruler.push('tasks', renderTasks)

const { rules } = markdown.renderer
const { escapeHtml } = markdown.utils
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
