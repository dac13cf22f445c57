import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

const sentence = 'a sentence that describes this page. '

it.each([
  ['Blog', 4],
  ['A title that goes on for longer than any search engine shows it', 63],
])('reports the title %s', (title, length) => {
  expect(complaints({ 'locales/de/blog.json': ['A title about the blog', title] })).toEqual([
    `  locales/de/blog.json:3:14 meta.title: a title of ${length} characters`,
    '      Write 10 to 60, which search results can show.',
  ])
})

it.each([
  ['short', sentence.repeat(2), 46],
  ['long', '', 231],
])('reports a %s description', (_, from, length) => {
  const change = from ? ([from, ''] as const) : ([sentence, sentence.repeat(4)] as const)
  expect(complaints({ 'locales/de/blog.json': change })).toEqual([
    `  locales/de/blog.json:4:20 meta.description: a description of ${length} characters`,
    '      Write 80 to 165, which search results can show.',
  ])
})

it.each([
  ['short', '', 14],
  ['long', '説明の文です。'.repeat(15), 119],
])('reports a %s description in Japanese, where characters are wide', (_, text, length) => {
  const file = 'content/blog/practice/first-post/index.ja.md'
  expect(complaints({ [file]: ['説明の文です。'.repeat(5), text] })).toEqual([
    `  ${file}:3:14 description: a description of ${length} characters, where two Latin letters count as one`,
    '      Write 40 to 82, which search results can show.',
  ])
})

it('reports a title that is too long with the company’s name, appended or in the text', () => {
  const title = 'A title about the blog of {{company}}, as search shows it'
  const name = 'Acme Engineering and Consulting'
  const lines = complaints({ 'content/company.json': ['"Monsoon"', `"${name}"`], 'locales/de/blog.json': ['A title about the blog', title] })
  const length = title.length - '{{company}}'.length + name.length
  expect(lines).toContain(`  locales/de/blog.json:3:14 meta.title: a title of ${length} characters`)
  expect(lines).toContain(`      Write 10 to ${70 - ' | '.length - name.length}, which search results can show with the company’s name, “${name}”.`)
})

it('reports two posts with the same title', () => {
  expect(complaints({ 'content/blog/practice/second-post/index.md': ['about a second post\n', 'about a first post\n'] })).toEqual([
    '  content/blog/practice/second-post/index.md:2:8 title: the same title as content/blog/practice/first-post/index.md:2',
    '      Write one that fits this page only; search engines show pages with the same one as copies.',
  ])
})

it('reports a page and a category with the same description', () => {
  const lines = complaints({ 'locales/en/blog.json': ['"the blog: ', '"practice, '] })
  expect(lines).toEqual([
    '  content/blog/practice/index.md:3:14 description: the same description as locales/en/blog.json:4',
    '      Write one that fits this page only; search engines show pages with the same one as copies.',
  ])
})

it('allows the same title in another language', () => {
  expect(complaints({})).toEqual([])
})
