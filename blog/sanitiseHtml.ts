import type { Element, ElementContent, Properties, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { pictureSize } from '../collections/pictureSize'
import { highlight, languageName } from './highlight'

/**
 * Sanitises foreign HTML, and adds the anchors, classes and sizes that our own has (`blog/markdown.ts`). It would not change our own
 * HTML.
 */
export function sanitiseHtml(html: string): string {
  return escapeLikeReact(processor.stringify(processor.runSync(parser.parse(html))))
}

/**
 * Escapes as React does, which rehype-stringify cannot: quotation marks in texts, `<` and `>` in attributes. Later steps (`renderer/`) take ` class="`
 * for an attribute, and the first `>` for the end of a tag.
 */
function escapeLikeReact(html: string): string {
  return html.replace(/"|<\/?[a-z](?:"[^"]*"|[^">])*>/gi, (found) =>
    found === '"' ? '&quot;' : found.replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  )
}

/** The classes of `alignByClass`, for HTML that is sanitised twice. */
const cellAttributes: [string, RegExp][] = [['className', /^align-/]]

/** GitHub’s schema, with unprefixed ids, and without `name`, which can hide properties of `document` (`<img name="querySelector">`). */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'caption', 'figure', 'figcaption'],
  attributes: {
    ...defaultSchema.attributes,
    '*': (defaultSchema.attributes?.['*'] ?? []).filter((name) => name !== 'name'),
    td: cellAttributes,
    th: cellAttributes,
    figure: [['className', 'code']],
  },
}

/** Sanitises after the ids, which authors control, and before the steps that add only our own classes and attributes. */
const processor = unified()
  .use(rehypeSlug)
  .use(rehypeSanitize, schema)
  .use(dropIds)
  .use(highlightCode)
  .use(alignByClass)
  .use(scrollByKeyboard)
  .use(sizeImages)
  .use(rehypeStringify)
  .freeze()

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** Drops ids of headings without letters, which are empty, and those of the layout, which begin with an underscore. */
function dropIds() {
  return (tree: Root) =>
    visit(tree, 'element', ({ properties }) => {
      if (/^(_|$)/.test(String(properties.id))) delete properties.id
    })
}

/** Highlights code whose language is given, with the classes of our own. */
function highlightCode() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      const language = languageOf(node)
      const [code] = node.children
      if (node.tagName !== 'pre' || language === undefined || code?.type !== 'element') return
      code.properties.className = ['hljs', `language-${language}`]
      const highlighted = highlight(codeIn(code), language)
      if (highlighted !== undefined) code.children = parser.parse(highlighted).children as ElementContent[]
    })
}

/** The text of a code block: without the tags of another highlighter, and with a line end for each `<br>`, which WordPress has in code. */
function codeIn(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type === 'comment') return ''
  return node.tagName === 'br' ? '\n' : node.children.map(codeIn).join('')
}

/** Aligns columns by a class, because the attribute `align` of GitHub’s HTML is obsolete (HTML §16.2). */
function alignByClass() {
  return (tree: Root) =>
    visit(tree, 'element', ({ properties }) => {
      const { align } = properties
      if (!align) return
      delete properties.align
      properties.className = [`align-${align}`]
    })
}

/**
 * Code and tables may be wider than a phone. Scrolling parts must be reachable by keyboard (WCAG 2.1.1) and need a label: a table’s
 * caption, else the heading above. Code also shows its language, if known.
 */
function scrollByKeyboard() {
  return (tree: Root) => {
    let above: string | undefined
    let captions = 0
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) above = node.properties.id as string | undefined
      if (!parent || index === undefined) return
      const stop = { tabIndex: 0, ...(above !== undefined && { role: 'group', ariaLabelledBy: [above] }) }
      if (node.tagName === 'pre') {
        Object.assign(node.properties, stop)
        const frame = isFrame(parent, 'figure', 2) ? undefined : frameOfCode(node)
        if (!frame) return
        parent.children[index] = frame
        return SKIP
      }
      if (node.tagName !== 'table') return
      const frame = frameOfTable(node, stop, () => `_table-${++captions}`)
      if (isFrame(parent, frame.tagName, 1)) parent.properties = frame.properties
      else parent.children[index] = frame
      return SKIP
    })
  }
}

/** A figure with the name of the code’s language; none if that is unknown. */
function frameOfCode(code: Element): Element | undefined {
  const language = languageOf(code)
  if (language === undefined) return undefined
  const name: Element = { type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: languageName(language) }] }
  return { type: 'element', tagName: 'figure', properties: { className: ['code'] }, children: [name, code] }
}

/** A section that the table’s caption labels, which is a region that screen readers announce; without a caption, a `div` that stops the keyboard. */
function frameOfTable(table: Element, stop: Properties, newId: () => string): Element {
  const caption = table.children.find((each) => each.type === 'element' && each.tagName === 'caption') as Element | undefined
  if (caption) caption.properties.id ??= newId()
  const labelled = caption ? { tabIndex: 0, ariaLabelledBy: [String(caption.properties.id)] } : stop
  return { type: 'element', tagName: caption ? 'section' : 'div', properties: { className: ['table'], ...labelled }, children: [table] }
}

function isFrame(parent: Root | Element, tagName: string, size: number): parent is Element {
  return parent.type === 'element' && parent.tagName === tagName && parent.children.length === size
}

/** The language of a code block, from its class. */
function languageOf({ children: [code] }: Element): string | undefined {
  const names = code?.type === 'element' && code.properties.className
  const name = Array.isArray(names) ? names.find((each) => String(each).startsWith('language-')) : undefined
  return name === undefined ? undefined : String(name).slice('language-'.length)
}

/** Reserves space for pictures of `public/`; all pictures are loaded lazily. */
function sizeImages() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'img') return
      const { src } = node.properties
      if (typeof src === 'string') Object.assign(node.properties, pictureSize(src))
      node.properties.loading = 'lazy'
    })
}
