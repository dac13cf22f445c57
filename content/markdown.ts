import type { Element, Root } from 'hast'
import rehypeHighlight from 'rehype-highlight'
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
  return { frontMatter: file.data.matter, html: String(processor.processSync(file)) }
}

/** Sanitising comes before highlighting, which adds nothing but `<span class>`, and after everything an author controls. */
const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '' })
  .use(rehypeHighlight, { detect: false })
  .use(scrollByKeyboard)
  .use(rehypeStringify)

/** Code and tables may be wider than a phone; what scrolls has to be reachable without a mouse (WCAG 2.1.1). */
function scrollByKeyboard() {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'pre') node.properties.tabIndex = 0
      if (node.tagName !== 'table' || !parent || index === undefined) return
      const frame: Element = { type: 'element', tagName: 'div', properties: { className: ['table'], tabIndex: 0 }, children: [node] }
      parent.children[index] = frame
      return SKIP
    })
}
