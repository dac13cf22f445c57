import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

const post = 'content/blog/practice/second-post/index.md'
const inPost = (text: string) => complaints({ [post]: ['Text.', text] })

it('reports a block of HTML, which is removed with its text', () => {
  expect(inPost('Text.\n\n<div onclick="run()">Hi\n<script>run()</script>\n</div>\n\nMore.')).toEqual([
    `  ${post}:12:1: HTML is left out of posts, and the words in it as well: <div onclick="run()">, <script>, </script>, </div>`,
    '      Write it in Markdown.',
  ])
})

it('reports tags in a paragraph, which are removed without their text', () => {
  expect(inPost('Text.\n\n- One\n- A `<i>` and\n  a <b>bold</b> <br> word')).toEqual([
    `  ${post}:14:5: HTML is left out of posts: <b>, </b>, <br>`,
    '      Write it in Markdown.',
  ])
})

it('ignores code, comments, addresses and comparison signs', () => {
  expect(inPost('`<b>` <https://example.com> 1 < 2 &lt;b> \\<b>\n\n<!-- To do: <b>\n\nmore -->\n\n```html\n<b>\n```\n\n    <b>')).toEqual([])
})
