import { expect, it } from 'vitest'
import { complaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { blogEntries } from './blogEntries'
import { checkProject } from './checkProject'
import { readSite } from './readSite'

it('reports nothing for a valid site', () => {
  expect(complaints({})).toEqual([])
})

it('reports all mistakes at once, sorted by file and line', () => {
  const lines = complaints({
    'locales/ja/contact.json': ['"One"', '""'],
    'content/projects.json': ['"erp"', '"epr"'],
    'locales/de/blog.json': null,
    'content/blog/practice/second-post/index.md': ['alt: Sparks\n', ''],
    'content/company.json': ['"name": "Monsoon",', '"name": "",'],
  })
  expect(lines.filter((_, index) => index % 2 === 0)).toEqual([
    '  content/blog/practice/second-post/index.md:1:1 alt: is missing',
    '  content/company.json:2:11 name: is empty',
    '  content/projects.json:10:14 1.image: there is no picture “epr”; did you mean “erp”?',
    '  locales/de/blog.json:1:1: the file is missing',
    '  locales/ja/contact.json:5:5 steps.0: is empty',
  ])
})

it('tells the build and the preview as well that a key is misspelt in English, not in every other language', () => {
  expect(complaints({ 'locales/en/home.json': ['"statistics"', '"statistic"'] })).toEqual([
    '  locales/en/home.json:18:3 statistic: no page uses it; did you mean “statistics”?',
    '      Rename it to “statistics”, as in the other languages.',
  ])
})

it('renders no post, which would take longer than all rules', async () => {
  const site = readSite(sampleProject(), sampleLanguages)
  const texts = blogEntries(site.blog).flatMap((entry) => [...entry.texts.values()])
  const rendered: unknown[] = []
  for (const text of texts) for (const key of ['html', 'version']) Object.defineProperty(text, key, { get: () => rendered.push(text), enumerable: true })
  await checkProject(site, 'ignore')
  expect(texts).not.toEqual([])
  expect(rendered).toHaveLength(0)
})
