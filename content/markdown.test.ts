import { describe, expect, it } from 'vitest'
import { renderMarkdown, sanitiseHtml } from './markdown'

describe('renderMarkdown', () => {
  it('separates front matter from text', () => {
    expect(renderMarkdown('---\ntitle: A\n---\nText')).toEqual({ frontMatter: { title: 'A' }, html: '<p>Text</p>' })
  })

  it('gives headings anchors, tables and highlighted code', () => {
    const { html } = renderMarkdown('## Two words\n\n|a|\n|-|\n|b|\n\n```sql\nselect 1\n```')
    expect(html).toContain('<h2 id="two-words">Two words</h2>')
    expect(html).toMatch(/<div class="table" tabindex="0"><table>.*<td>b<\/td>/s)
    expect(html).toContain('<pre tabindex="0"><code class="hljs language-sql"><span class="hljs-keyword">select</span>')
  })

  it('aligns columns by a class, as the attribute is obsolete', () => {
    const { html } = renderMarkdown('|a|b|c|\n|:-:|-:|-|\n|1|2|3|')
    expect(html).toContain('<tr><td class="align-center">1</td><td class="align-right">2</td><td>3</td></tr>'.replace(/></g, '>\n<'))
    expect(html).not.toContain('align=')
  })

  it('lets nothing through that could run', () => {
    const { html } = renderMarkdown('<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n<a href="#" onclick="x()">y</a>')
    expect(html).not.toMatch(/script|onerror|onclick|javascript:/i)
  })

  it('says how large a picture of the site is, so that nothing moves when it arrives', () => {
    expect(renderMarkdown('![a](/video/company.webp)').html).toBe('<p><img src="/video/company.webp" alt="a" width="1000" height="400" loading="lazy"></p>')
    expect(renderMarkdown('![a](https://else.test/x.png) ![b](/nope.png) ![c](/../package.json)').html).not.toMatch(/width/)
  })
})

describe('sanitiseHtml', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<iframe src="https://evil.test"></iframe>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<form action="https://evil.test"><input name=x></form>',
    '<p style="position:fixed" onclick="x()">x</p>',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<style>*{display:none}</style><base href="https://evil.test"><meta http-equiv=refresh content=0>',
  ])('takes out what could run or deceive: %s', (html) => {
    expect(sanitiseHtml(html)).not.toMatch(/script|onerror|onload|onclick|iframe|form|style|base|meta|svg|data:/i)
  })

  it('keeps text as it is, with our anchors and colours', () => {
    const html = '<h2>Two words</h2><p>a <strong>b</strong> <a href="/work">c</a></p><pre><code class="language-sql">select 1</code></pre>'
    expect(sanitiseHtml(html)).toBe(
      '<h2 id="two-words">Two words</h2><p>a <strong>b</strong> <a href="/work">c</a></p>' +
        '<pre tabindex="0"><code class="hljs language-sql"><span class="hljs-keyword">select</span> <span class="hljs-number">1</span></code></pre>',
    )
  })

  it('changes nothing in what we have rendered ourselves', () => {
    const { html } = renderMarkdown('## Two words\n\n```sql\nselect 1\n```\n\n- [x] done\n\n![a](/video/company.webp)\n\n|a|b|\n|-|-:|\n|c|d|')
    expect(sanitiseHtml(html)).toBe(html)
  })
})
