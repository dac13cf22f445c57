import { existsSync, readFileSync } from 'node:fs'
import type { Element, Root } from 'hast'
import { imageSize } from 'image-size'
import rehypeHighlight from 'rehype-highlight'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'

/**
 * Markdown with front matter to sanitised HTML: GitHub’s dialect, headings with anchors, code with highlight classes.
 *
 * @returns the front matter as plain data, not validated, and the HTML.
 * @throws YAMLParseError where the front matter is not YAML.
 */
export function renderMarkdown(text: string): { frontMatter: unknown; html: string } {
  const file = new VFile(text)
  matter(file, { strip: false })
  return { frontMatter: file.data.matter, html: finish(markdown.runSync(markdown.parse(file))) }
}

/**
 * HTML that somebody else has written, made as safe as our own and given the same anchors, classes and sizes.
 */
export function sanitiseHtml(html: string): string {
  return finish(htmlParser.parse(html))
}

/** GitHub’s, with ids as they are, and with what `alignByClass` writes, in case it has been here before. */
const cellAttributes: [string, RegExp][] = [['className', /^align-/]]
const schema: typeof defaultSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  attributes: { ...defaultSchema.attributes, td: cellAttributes, th: cellAttributes },
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

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkRehype).freeze()
const htmlParser = unified().use(rehypeParse, { fragment: true }).freeze()

function finish(tree: Root): string {
  return finisher.stringify(finisher.runSync(tree))
}

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

/** Code and tables may be wider than a phone; what scrolls has to be reachable without a mouse (WCAG 2.1.1). */
function scrollByKeyboard() {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'pre') node.properties.tabIndex = 0
      if (node.tagName !== 'table' || !parent || index === undefined) return
      if (parent.type === 'element' && parent.tagName === 'div' && parent.children.length === 1) {
        parent.properties = { className: ['table'], tabIndex: 0 }
        return
      }
      const frame: Element = { type: 'element', tagName: 'div', properties: { className: ['table'], tabIndex: 0 }, children: [node] }
      parent.children[index] = frame
      return SKIP
    })
}

/** A picture of `public/` keeps its place free while it loads; every picture is fetched when the reader comes near. */
function sizeImages() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'img') return
      const { src } = node.properties
      if (typeof src === 'string') Object.assign(node.properties, sizeOf(src))
      node.properties.loading = 'lazy'
    })
}

function sizeOf(src: string): { width?: number; height?: number } {
  const file = `public${src}`
  if (!/^\/[\w/.-]+$/.test(src) || src.includes('..') || !existsSync(file)) return {}
  const { width, height, orientation = 1 } = imageSize(readFileSync(file))
  // From 5 on, a photograph lies on its side in the file.
  return orientation < 5 ? { width, height } : { width: height, height: width }
}
