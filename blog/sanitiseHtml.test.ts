import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from './sanitiseHtml'
import { listContents } from './view/contents'

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
  ])('removes unsafe HTML: %s', (html) => {
    expect(sanitiseHtml(html)).not.toMatch(/script|onerror|onload|onclick|iframe|form|style|base|meta|svg|data:/i)
  })

  it('removes name attributes, which could clobber properties of the document', () => {
    expect(sanitiseHtml('<img name="querySelector" src="/x.png" alt=""><a name="body">x</a>')).not.toMatch(/name=/)
  })

  it('keeps text, and adds our anchors and highlighting', () => {
    const html = '<h2>Two words</h2><p>a <strong>b</strong> <a href="/work">c</a></p><pre><code class="language-sql">select 1</code></pre>'
    expect(sanitiseHtml(html)).toBe(
      '<h2 id="two-words">Two words</h2><p>a <strong>b</strong> <a href="/work">c</a></p>' +
        '<figure class="code"><figcaption>SQL</figcaption><pre tabindex="0" role="group" aria-labelledby="two-words"><code class="hljs language-sql"><span class="hljs-keyword">select</span> <span class="hljs-number">1</span></code></pre></figure>',
    )
  })

  it('highlights code with the line ends and the tags of WordPress, and leaves that of an unknown language as it is', () => {
    const code = (html: string) => /<code.*<\/code>/s.exec(sanitiseHtml(`<pre>${html}</pre>`))?.[0]
    expect(code('<code class="language-sql"><b>select</b> a<br>from b<!-- c --></code>')).toBe(
      '<code class="hljs language-sql"><span class="hljs-keyword">select</span> a\n<span class="hljs-keyword">from</span> b</code>',
    )
    expect(code('<code class="language-klingon"><b>a</b> &lt; b</code>')).toBe('<code class="hljs language-klingon"><b>a</b> &#x3C; b</code>')
  })

  it('leaves no empty id, and none of a part of the layout', () => {
    expect(sanitiseHtml('<h2>???</h2><h2 id="_content">_content</h2><h2>_menu</h2><p id="a_b">a</p>')).toBe(
      '<h2>???</h2><h2>_content</h2><h2>_menu</h2><p id="a_b">a</p>',
    )
  })

  it('labels a table by its caption', () => {
    expect(sanitiseHtml('<h2>A</h2><table><caption>B</caption><tr><td>1</td></tr></table>')).toContain(
      '<section class="table" tabindex="0" aria-labelledby="_table-1"><table><caption id="_table-1">B</caption>',
    )
  })

  it('frames a table beside other content on its own, and uses a frame that it has', () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>'
    const framed = `<div class="table" tabindex="0">${table}</div>`
    expect(sanitiseHtml(`<div>${table}<p>More</p></div>`)).toBe(`<div>${framed}<p>More</p></div>`)
    expect(sanitiseHtml(`<div>${table}</div>`)).toBe(framed)
    expect(sanitiseHtml(framed)).toBe(framed)
  })

  it('names the language of code once', () => {
    const html = sanitiseHtml('<figure><pre><code class="language-sql">select 1</code></pre><figcaption>All</figcaption><p>More</p></figure>')
    expect(html).toContain('<figcaption>SQL</figcaption>')
    expect(sanitiseHtml(html)).toBe(html)
  })

  // Later steps take ` class="` for an attribute.
  it('leaves no quotation mark in a text', () => {
    expect(sanitiseHtml('<p title=a>Write &lt;i class="lucide x"&gt; <b>"x"</b></p>')).toBe(
      '<p title="a">Write &#x3C;i class=&quot;lucide x&quot;> <b>&quot;x&quot;</b></p>',
    )
  })

  // Later steps take the first `>` for the end of a tag.
  it('leaves no tag in an attribute', () => {
    expect(sanitiseHtml('<p>1 > 0</p><img src="/a.png" alt="&gt; &lt;meta&gt; &amp;gt; &quot;" title=">">')).toBe(
      '<p>1 > 0</p><img src="/a.png" alt="&gt; &lt;meta&gt; &#x26;gt; &#x22;" title="&gt;" loading="lazy">',
    )
    const heading = sanitiseHtml('<h2><a href="/x" title="&gt;&lt;meta http-equiv=refresh content=0;url=https://evil.test&gt;">Words</a></h2>')
    expect(listContents(heading).chapters).toEqual([{ id: 'words', title: 'Words' }])
  })
})
