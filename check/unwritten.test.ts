import { expect, it } from 'vitest'
import { complaints, projectComplaints } from '../testing/sampleProject'

const remedy = '      Write it, without ✎; until it is ready, “draft” keeps it out of builds.'

it('reports an unwritten text', () => {
  expect(complaints({ 'locales/de/blog.json': ['"title": "Blog"', '"title": "✎ Blog"'] })).toEqual([
    '  locales/de/blog.json:7:12 title: nobody has written this yet: it starts with ✎',
    remedy,
  ])
})

it('reports nothing else about it, such as its length or missing translation', async () => {
  const hint = (code: string) => ({ [`locales/${code}/projects.json`]: ['"A title about planning"', '"✎ Title"'] }) as const
  const allowed = { 'locales/sameAsEnglish.json': ['"A title about planning",', ''] } as const
  expect(await projectComplaints({ ...hint('en'), ...hint('de'), ...hint('ja'), ...allowed })).toEqual(
    ['de', 'en', 'ja'].flatMap((code) => [`  locales/${code}/projects.json:15:16 2.meta.title: nobody has written this yet: it starts with ✎`, remedy]),
  )
})

it('reports it in a post', () => {
  expect(complaints({ 'content/blog/practice/first-post/index.md': ['\nText.', '\n✎ Write here.'] })).toEqual([
    '  content/blog/practice/first-post/index.md:10:1 text: nobody has written this yet: it starts with ✎',
    remedy,
  ])
})

it('ignores drafts', () => {
  expect(
    complaints({
      'content/projects.json': ['"image": "erp"', '"image": "erp", "draft": true'],
      'locales/en/projects.json': ['"heading": "planning"', '"heading": "✎ planning"'],
      'content/blog/practice/first-post/index.md': ['---\n\nText.', 'draft: true\n---\n\n✎ Write here.'],
    }),
  ).toEqual([])
})
