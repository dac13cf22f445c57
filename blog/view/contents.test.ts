import { expect, it } from 'vitest'
import { listContents } from './contents'

it('lists the second-level headings with their anchors, without changing the HTML', () => {
  const html = '<h2 id="one">One <code>x</code> &amp; two</h2><h3 id="not">Not</h3><h2 class="b" id="three">See <a href="/work">work</a></h2>'
  expect(listContents(html)).toEqual({
    html,
    chapters: [
      { id: 'one', title: 'One <code>x</code> &amp; two' },
      { id: 'three', title: 'See work' },
    ],
  })
})

it('adds missing anchors', () => {
  const { html, chapters } = listContents('<h2>One</h2><p>a</p><h2 class="b">Two\nlines</h2>')
  expect(html).toBe('<h2 id="section-1">One</h2><p>a</p><h2 id="section-2" class="b">Two\nlines</h2>')
  expect(chapters.map(({ id }) => id)).toEqual(['section-1', 'section-2'])
})

it('takes linear time for unclosed headings', () => {
  const html = '<h2 '.repeat(50_000)
  expect(listContents(html)).toEqual({ html, chapters: [] })
})
