import { expect, it } from 'vitest'
import { complaints } from './sampleSite'

const remedy = '      Write it, without ✎; until it is ready, “draft” keeps it out of builds.'

it('a text that nobody has written yet, in words', () => {
  expect(complaints({ 'locales/de/blog.json': ['"title": "Blog"', '"title": "✎ Blog"'] })).toEqual([
    '  locales/de/blog.json:7:12 title: nobody has written this yet: it starts with ✎',
    remedy,
  ])
})

it('and in a post', () => {
  expect(complaints({ 'content/blog/practice/first-post/index.md': ['\nText.', '\n✎ Write here.'] })).toEqual([
    '  content/blog/practice/first-post/index.md:10:1 text: nobody has written this yet: it starts with ✎',
    remedy,
  ])
})

it('but not where it is a draft', () => {
  expect(
    complaints({
      'content/projects.json': ['"image": "erp"', '"image": "erp", "draft": true'],
      'locales/en/projects.json': ['"heading": "planning"', '"heading": "✎ planning"'],
      'content/blog/practice/first-post/index.md': ['---\n\nText.', 'draft: true\n---\n\n✎ Write here.'],
    }),
  ).toEqual([])
})
