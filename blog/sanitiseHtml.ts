import type { Element, Root } from 'hast'
import rehypeHighlight from 'rehype-highlight'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { pictureSize } from '../collections/pictureSize'

/**
 * HTML that somebody else has written, made as safe as our own (`blog/markdown.ts`) and given the same anchors, classes
 * and sizes. What we have rendered ourselves it leaves as it is.
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
  attributes: {
    ...defaultSchema.attributes,
    '*': (defaultSchema.attributes?.['*'] ?? []).filter((name) => name !== 'name'),
    td: cellAttributes,
    th: cellAttributes,
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
 * name: the heading that it stands under.
 */
function scrollByKeyboard() {
  return (tree: Root) => {
    let above: string | undefined
    const stop = () => ({ tabIndex: 0, ...(above !== undefined && { role: 'group', ariaLabelledBy: [above] }) })
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) above = node.properties.id as string | undefined
      if (node.tagName === 'pre') Object.assign(node.properties, stop())
      if (node.tagName !== 'table' || !parent || index === undefined) return
      if (parent.type === 'element' && parent.tagName === 'div' && parent.children.length === 1) {
        parent.properties = { className: ['table'], ...stop() }
        return
      }
      const frame: Element = { type: 'element', tagName: 'div', properties: { className: ['table'], ...stop() }, children: [node] }
      parent.children[index] = frame
      return SKIP
    })
  }
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
