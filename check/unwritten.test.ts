import { expect, it } from 'vitest'
import { complaints, projectComplaints } from '../testing/sampleProject'

const remedy = '      Write it, without ✎; until it is ready, “draft” keeps it out of builds.'

it('a text that nobody has written yet, in words', () => {
  expect(complaints({ 'locales/de/blog.json': ['"title": "Blog"', '"title": "✎ Blog"'] })).toEqual([
    '  locales/de/blog.json:7:12 title: nobody has written this yet: it starts with ✎',
    remedy,
  ])
})

it('and nothing else about it: neither its length nor that other languages have the same', async () => {
  const hint = (code: string) => ({ [`locales/${code}/projects.json`]: ['"A title about planning"', '"✎ Title"'] }) as const
  const allowed = { 'locales/sameAsEnglish.json': ['"A title about planning",', ''] } as const
  expect(await projectComplaints({ ...hint('en'), ...hint('de'), ...hint('ja'), ...allowed })).toEqual(
    ['de', 'en', 'ja'].flatMap((code) => [`  locales/${code}/projects.json:15:16 2.meta.title: nobody has written this yet: it starts with ✎`, remedy]),
  )
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
