import rehypeHighlight from 'rehype-highlight'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
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
  .use(rehypeStringify)
