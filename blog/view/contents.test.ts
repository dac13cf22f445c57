import { expect, it } from 'vitest'
import { listContents } from './contents'

it('lists the headings of the second level with their anchors, and leaves the text as it is', () => {
  const html = '<h2 id="one">One <code>x</code> &amp; two</h2><h3 id="not">Not</h3><h2 class="b" id="three">See <a href="/work">work</a></h2>'
  expect(listContents(html)).toEqual({
    html,
    chapters: [
      { id: 'one', title: 'One <code>x</code> &amp; two' },
      { id: 'three', title: 'See work' },
    ],
  })
})

it('gives an anchor to those of a backend that knows of none', () => {
  const { html, chapters } = listContents('<h2>One</h2><p>a</p><h2 class="b">Two\nlines</h2>')
  expect(html).toBe('<h2 id="section-1">One</h2><p>a</p><h2 id="section-2" class="b">Two\nlines</h2>')
  expect(chapters.map(({ id }) => id)).toEqual(['section-1', 'section-2'])
})

it('takes its time once, however many headings are unclosed', () => {
  const html = '<h2 '.repeat(50_000)
  expect(listContents(html)).toEqual({ html, chapters: [] })
})
