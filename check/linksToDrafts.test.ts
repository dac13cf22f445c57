import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

const slides = 'content/heroSlides.json'
const first = 'content/blog/practice/first-post/index.md'
const second = 'content/blog/practice/second-post/index.md'
const project = '/project-details/education/2'
const remedy = '      Leave the link out until that page is published.'

const hidden = (fields: string) => ({ 'content/projects.json': ['"image": "erp"', `"image": "erp", ${fields}`] }) as const
const linking = { [second]: ['Text.', `[a](${project}#x)`] } as const
const draftPost = { [first]: ['---\n', '---\ndraft: true\n'] } as const

it('reports the link of a post to a draft, in the languages that show this text', () => {
  expect(complaints({ ...hidden('"draft": true'), ...linking })).toEqual([`  ${second}:10:5: “${project}#x” leads to a draft`, remedy])
  expect(complaints({ ...hidden('"draft": ["ja"]'), ...linking })).toEqual([`  ${second}:10:5: “${project}#x” leads to a draft (ja)`, remedy])
  const ofFirst = { ...hidden('"draft": ["ja"]'), [first]: ['Text.', `[a](${project})`] } as const
  // It has a text of its own in Japanese.
  expect(complaints(ofFirst)).toEqual([])
  const japanese = first.replace('.md', '.ja.md')
  expect(complaints({ ...ofFirst, [japanese]: ['---\n', '---\ndraft: true\n'] })).toEqual([expect.stringContaining('leads to a draft (ja)'), remedy])
  expect(complaints({ ...hidden('"draft": ["ja"]'), [japanese]: ['Text.', `[a](${project})`] })).toEqual([
    `  ${japanese}:10:5: “${project}” leads to a draft (ja)`,
    remedy,
  ])
})

it.each([
  ['draft: true', 0],
  ['publishAt: 2999-01-01T08:00+05:30', 1],
  ['publishAt: 2999-01-01T09:00+05:30', 0],
])('compares when both are published: %s', (fields, count) => {
  const post = [`a second post\n---\n\nText.`, `a second post\n${fields}\n---\n\n[a](${project})`] as const
  const lines = complaints({ ...hidden('"publishAt": "2999-01-01T09:00+05:30"'), [second]: post })
  expect(lines.filter((line) => line.includes('leads to a draft'))).toHaveLength(count)
})

it('reports links to drafts of the blog and of the menu', () => {
  expect(complaints({ ...draftPost, [second]: ['Text.', '[a](/practice/first-post)'] })).toEqual([
    `  ${second}:10:5: “/practice/first-post” leads to a draft`,
    remedy,
  ])
  expect(complaints({ ...draftPost, [slides]: ['"/services"', '"/practice/first-post"'] })[0]).toContain(
    `${slides}:4:13 0.href: “/practice/first-post” leads to a draft`,
  )
  expect(complaints({ ...hidden('"draft": true'), 'content/menu.json': ['"/services"', `"${project}"`] })[0]).toContain('header.0.href')
})

it('accepts links of slides and tiles to a draft entry, which lead to the list above it', () => {
  expect(complaints({ ...hidden('"draft": true'), [slides]: ['"/services"', `"${project}"`] })).toEqual([])
})
