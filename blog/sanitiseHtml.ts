import type { Element, Root } from 'hast'
import rehypeHighlight from 'rehype-highlight'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { pictureSize } from '../collections/pictureSize'
import { languageName } from './highlight'

/**
 * HTML that somebody else has written, made as safe as our own (`blog/markdown.ts`) and given the same anchors, classes
 * and sizes. What we have rendered ourselves is not given to it, and it would leave that as it is.
 */
export function sanitiseHtml(html: string): string {
  return finisher.stringify(finisher.runSync(parser.parse(html)))
}

/**
 * GitHub’s, with ids as they are, without `name`, as a picture of that name hides what `document` has under it
 * (`<img name="querySelector">`), and with what `alignByClass` writes, in case it has been here before.
 */
const cellAttributes: [string, RegExp][] = [['className', /^align-/]]
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

/** Sanitising comes before highlighting, which adds nothing but `<span class>`, and after everything an author controls. */
const finisher = unified()
  .use(rehypeSlug)
  .use(rehypeSanitize, schema)
  .use(rehypeHighlight, { detect: false })
  .use(alignByClass)
  .use(scrollByKeyboard)
  .use(sizeImages)
  .use(rehypeStringify)
  .freeze()

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** Columns are aligned by a class: the attribute `align`, which GitHub’s dialect asks for, is obsolete (HTML §16.2). */
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
 * Code and tables may be wider than a phone; what scrolls has to be reachable without a mouse (WCAG 2.1.1), and to have a
 * name: a table’s caption, else the heading that it stands under. Code whose language is known says which it is.
 */
function scrollByKeyboard() {
  return (tree: Root) => {
    let above: string | undefined
    let captions = 0
    const stop = () => ({ tabIndex: 0, ...(above !== undefined && { role: 'group', ariaLabelledBy: [above] }) })
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) above = node.properties.id as string | undefined
      if (!parent || index === undefined) return
      if (node.tagName === 'pre') {
        Object.assign(node.properties, stop())
        const language = languageOf(node)
        if (language === undefined || isFrame(parent, 'figure', 2)) return
        const name: Element = { type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: languageName(language) }] }
        parent.children[index] = { type: 'element', tagName: 'figure', properties: { className: ['code'] }, children: [name, node] }
        return SKIP
      }
      if (node.tagName !== 'table') return
      const caption = node.children.find((each) => each.type === 'element' && each.tagName === 'caption') as Element | undefined
      if (caption) caption.properties.id ??= `table-${++captions}`
      // A section with a name is a region, which readers that scroll it announce.
      const named = caption ? { tabIndex: 0, ariaLabelledBy: [String(caption.properties.id)] } : stop()
      const frame: Element = { type: 'element', tagName: caption ? 'section' : 'div', properties: { className: ['table'], ...named }, children: [node] }
      if (isFrame(parent, frame.tagName, 1)) parent.properties = frame.properties
      else parent.children[index] = frame
      return SKIP
    })
  }
}

function isFrame(parent: Root | Element, tagName: string, size: number): parent is Element {
  return parent.type === 'element' && parent.tagName === tagName && parent.children.length === size
}

/** Of a block of code, as its class says it. */
function languageOf({ children: [code] }: Element): string | undefined {
  const names = code?.type === 'element' && code.properties.className
  const name = Array.isArray(names) ? names.find((each) => String(each).startsWith('language-')) : undefined
  return name === undefined ? undefined : String(name).slice('language-'.length)
}

/** A picture of `public/` keeps its place free while it loads; every picture is fetched when the reader comes near. */
function sizeImages() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'img') return
      const { src } = node.properties
      if (typeof src === 'string') Object.assign(node.properties, pictureSize(src))
      node.properties.loading = 'lazy'
    })
}
