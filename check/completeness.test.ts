import { expect, it } from 'vitest'
import { sampleLanguages, sampleProject } from '../testing/sampleProject'
import { checkProject } from './checkProject'
import { printProgress } from './completeness'
import { readSite } from './readSite'

const erp = '"image": "erp"'
const category = 'content/blog/practice/index.md'

it('marks drafts of entries and posts per language', async () => {
  const lines = await table({ 'content/projects.json': [erp, `${erp}, "draft": ["ja"]`], [category]: ['---\n', '---\ndraft: true\n'] })
  expect(lines).toContain('projects                   14/14, 1 draft  14/14')
  expect(lines).toContain('all words                  36/36, 1 draft  37/37')
  // The category and its posts are drafts; one post has a text in both languages.
  expect(lines).toContain('blog posts and categories  2/3, 2 drafts   2/3, 2 drafts')
})

it('counts several drafts', async () => {
  const lines = await table({ 'content/projects.json': `${JSON.stringify([draft(1, 'healthcare', 'child-health'), draft(2, 'education', 'erp')])}\n` })
  expect(lines).toContain('projects                   14/14, 2 drafts  14/14, 2 drafts')
})

it('does not count unwritten texts as translated', async () => {
  const lines = await table({
    'locales/ja/projects.json': ['"A title about planning"', '"✎ Title"'],
    'content/blog/practice/first-post/index.ja.md': ['\nText.', '\n✎ Write here.'],
  })
  expect(lines).toContain('projects                   13/14  14/14')
  expect(lines).toContain('blog posts and categories  1/3    2/3')
})

it('has a column for a draft language', async () => {
  const table = sampleLanguages.map((row) => ({ ...row, draft: row.code === 'ja' }))
  const site = readSite(sampleProject(), table)
  const { progress } = await checkProject(site, 'ignore')
  const [head, first] = printProgress(progress, site.draftLanguages).split('\n')
  expect(head).toBe('Translated                 de     ja (draft)')
  expect(first).toBe('art                        5/5    5/5')
})

const draft = (id: number, sector: string, image: string) => ({ id, category: sector, image, draft: true })

/** The lines of the table for a sample site with these changes. */
async function table(changes: Parameters<typeof sampleProject>[0]): Promise<string[]> {
  const site = readSite(sampleProject(changes), sampleLanguages)
  const { progress } = await checkProject(site, 'ignore')
  return printProgress(progress, site.draftLanguages).split('\n')
}
