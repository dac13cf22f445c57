import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

const post = 'content/blog/practice/second-post/index.md'
const titled = (title: string) => complaints({ [post]: ['title: A title about a second post', `title: ${title}`] })

it.each([
  ['A <b>title</b> about a post', '<b>', 'Remove <b>.'],
  ['A title<br>about a second post', '<br>', 'Remove <br>.'],
  ['A **title** about a second post', '**title**', 'Write “title”.'],
  ['A [title](/services) of a second post', '[title](/services)', 'Write “title”.'],
  ['A title &amp; a second post', '&amp;', 'Remove &amp;.'],
])('reports the title %s, which would be shown as it is written', (title, written, remedy) => {
  expect(titled(title)).toEqual([`  ${post}:2:8 title: is plain text: visitors would see ${written}`, `      ${remedy}`])
})

it.each(['List<String> or a < b in a second post', '2 ** 3 and R&D in a second post', 'Part [1] and (2) of a second post'])('accepts the title %s', (title) => {
  expect(titled(title)).toEqual([])
})
