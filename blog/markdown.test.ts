import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './renderMarkdown'
import { sanitiseHtml } from './sanitiseHtml'

/** The same HTML with one way of escaping. */
const normalise = (html: string) => String(unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).processSync(html))

describe('HTML of Markdown', () => {
  it('renders headings with anchors, tables, and highlighted code', () => {
    const { html } = renderMarkdown('## Two words\n\n|a|\n|-|\n|b|\n\n```sql\nselect 1\n```')
    expect(html).toContain('<h2 id="two-words">Two words</h2>')
    expect(html).toMatch(/<div class="table" tabindex="0" role="group" aria-labelledby="two-words"><table>.*<td>b<\/td>/s)
    expect(html).toContain(
      '<pre tabindex="0" role="group" aria-labelledby="two-words"><code class="hljs language-sql"><span class="hljs-keyword">select</span>',
    )
  })

  it('labels code by its language, and a table by the caption below it', () => {
    const { html } = renderMarkdown('## A\n\n|a|\n|-|\n|b|\n\n: What *it* is\n\n|a|\n|-|\n\n```js\na\n```\n\n```nope\na\n```')
    expect(html).toContain('<section class="table" tabindex="0" aria-labelledby="_table-1"><table>\n<caption id="_table-1">What <em>it</em> is</caption>')
    expect(html).toContain('<figure class="code"><figcaption>JavaScript</figcaption><pre tabindex="0"')
    expect(html).toContain('<figcaption>nope</figcaption>')
    expect(renderMarkdown(': a\n\nb\n\n: c').html).toBe('<p>: a</p>\n<p>b</p>\n<p>: c</p>')
  })

  it('aligns columns by a class, because the attribute is obsolete', () => {
    const { html } = renderMarkdown('|a|b|c|\n|:-:|-:|-|\n|1|2|3|')
    expect(html).toContain('<tr><td class="align-center">1</td><td class="align-right">2</td><td>3</td></tr>'.replace(/></g, '>\n<'))
    expect(html).not.toContain('align=')
  })

  it('removes scripts and event handlers', () => {
    const { html } = renderMarkdown('<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n<a href="#" onclick="x()">y</a>')
    expect(html).not.toMatch(/script|onerror|onclick|javascript:/i)
  })

  it('measures the site’s pictures, to prevent layout shifts', () => {
    const [film = ''] = readdirSync('public/video')
    expect(() => renderMarkdown(`![a](/video/${film})`).html).toThrow(`public/video/${film} has no readable size`)
    expect(renderMarkdown('![a](https://else.test/x.png) ![b](/nope.png) ![c](/../package.json)').html).not.toMatch(/width/)
  })

  it('removes unsafe addresses, but keeps the text of links and pictures', () => {
    expect(renderMarkdown('[a](javascript:x) [b](JAVA&Tab;SCRIPT:x) [c](vbscript:x) ![d](data:image/svg+xml,x)').html).not.toMatch(/href|src|script:|data:/i)
    expect(renderMarkdown('[a](/work) [b](#c) [d](?e=f:g) [h](mailto:i@j.k) [l](tel:+9120)').html).toBe(
      '<p><a href="/work">a</a> <a href="#c">b</a> <a href="?e=f:g">d</a> <a href="mailto:i@j.k">h</a> <a href="tel:+9120">l</a></p>',
    )
  })

  it('supports GitHub-flavoured Markdown', () => {
    const { html } = renderMarkdown('- [x] a\n- [ ] b\n\n~~c~~ https://d.test\n\n|e|\n|-:|\n|f|')
    expect(html).toContain('<li class="task-list-item"><input type="checkbox" checked="" disabled=""> a</li>')
    expect(html).toContain('<li class="task-list-item"><input type="checkbox" disabled=""> b</li>')
    expect(html).toContain('<del>c</del> <a href="https://d.test">https://d.test</a>')
    expect(html).toContain('<td class="align-right">f</td>')
  })

  // With quadratic time, this text would take two minutes; on a machine at load 30, it takes ten seconds.
  it('takes linear time for long texts', { timeout: 60_000 }, () => {
    expect(renderMarkdown('a\n\n'.repeat(20_000)).html).toHaveLength(20_000 * '<p>a</p>\n'.length - 1)
  })

  it('gives headings with the same text different anchors', () => {
    expect(renderMarkdown('## A `b`\n\n## A *b*').html).toMatch(/<h2 id="a-b">.*<h2 id="a-b-1">/s)
  })

  it('gives headings without letters an anchor, and none the id of a part of the layout', () => {
    const html = renderMarkdown('## ???\n\n## 2 + 2\n\n## !\n\n## `_content`').html
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['section', '2--2', 'section-1', 'content'])
  })

  const posts = readdirSync('content/blog', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  const hostile =
    '<svg onload=x>\n\n<a href="javascript:x">y</a> [z](javascript:x) ![q"onload=x](/photo.webp "t"onload=x")\n\n```"><script>\nx\n```\n\n## <b id=x>y'
  const nested = '```html\n<script>\nconst a = "b" < \'c\'\n</script>\n```'
  it.each([...posts.map((file) => [file, readFileSync(join('content/blog', file), 'utf8')]), ['hostile', hostile], ['nested languages', nested]])(
    'returns HTML that the sanitiser does not change: %s',
    (_, text = '') => {
      const { html } = renderMarkdown(text)
      expect(normalise(sanitiseHtml(html))).toBe(normalise(html))
    },
  )
})
