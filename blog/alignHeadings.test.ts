import { expect, it } from 'vitest'
import { alignHeadings } from './alignHeadings'
import { renderMarkdown } from './renderMarkdown'

const html = (text: string) => renderMarkdown(text).html
const english = html('## One\n\n### Two words')

it('replaces anchors of headings, and links to them, by those of the original', () => {
  const japanese = html('## 一つ\n\n[二つ](#二つ)、[外](/work#一つ)\n\n### 二つ\n\n```\na\n```')
  expect(alignHeadings(japanese, english)).toBe(
    '<h2 id="one">一つ</h2>\n<p><a href="#two-words">二つ</a>、<a href="/work#%E4%B8%80%E3%81%A4">外</a></p>\n<h3 id="two-words">二つ</h3>\n<pre tabindex="0" role="group" aria-labelledby="two-words"><code>a\n</code></pre>',
  )
})

it.each(['## Eins', '## Eins\n\n## Zwei', '## Eins\n\n### Zwei\n\n### Drei'])('keeps anchors if headings do not correspond: %j', (text) => {
  expect(alignHeadings(html(text), english)).toBe(html(text))
})
