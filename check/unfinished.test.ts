import { expect, it } from 'vitest'
import { describe as describeProblem } from '../collections/problem'
import type { Language } from '../i18n/languages'
import { languageRow, sampleProject } from '../testing/sampleProject'
import { checkEverything } from './checkEverything'

const [english, japanese, german] = ['en', 'ja', 'de'].map(languageRow) as [Language, Language, Language]
const table = [english, japanese, { ...german, partial: true }]
const check = (changes: Parameters<typeof sampleProject>[0], languages: readonly Language[] = table) =>
  checkEverything(sampleProject(changes, languages), languages).map(describeProblem)
const home = 'locales/de/home.json'

it('allows untranslated files in a partial language', () => {
  expect(check({ [home]: ['"Numbers"', '"✎ Numbers"'] })).toEqual([])
  expect(check({ [home]: null })).toEqual([])
  expect(check({ [home]: null }, [english, japanese, german])).toEqual([expect.stringContaining(`${home}:1:1: the file is missing`)])
})

it('checks translated files, and reports invalid JSON', () => {
  expect(check({ [home]: ['"Numbers"', '"{{nmae}}"'] })).toEqual([expect.stringContaining(home)])
  expect(check({ [home]: '{' })).toEqual([expect.stringContaining(home)])
})

it('requires the texts that every page shows', () => {
  const layout = { 'locales/en/layout.json': '{ "skip": "Skip" }', 'locales/ja/layout.json': '{ "skip": "次" }', 'pages/index/+data.ts': "t('layout')" }
  expect(check({ ...layout, 'locales/de/layout.json': '{ "skip": "✎ Skip" }' })).toEqual([
    expect.stringContaining('locales/de/layout.json:1:11 skip: nobody has written this yet'),
  ])
  // A page that waited for no text of its own had pictures described in English, and “Suggested Blogs” beside a translated post.
  for (const name of ['art', 'blog']) {
    expect(check({ [`locales/de/${name}.json`]: null })).toEqual([expect.stringContaining(`locales/de/${name}.json:1:1: the file is missing`)])
  }
})
