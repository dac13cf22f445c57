import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown'

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

  it('lets nothing through that could run', () => {
    const { html } = renderMarkdown('<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n<a href="#" onclick="x()">y</a>')
    expect(html).not.toMatch(/script|onerror|onclick|javascript:/i)
  })
})
