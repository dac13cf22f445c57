import { expect, it } from 'vitest'
import { describe as describeProblem } from '../collections/problem'
import { sampleSite } from '../testing/sampleProject'
import { checkEverything } from './checkEverything'

const table = [{ code: 'en' }, { code: 'ja' }, { code: 'de', partial: true }]
const check = (changes: Parameters<typeof sampleSite>[0], languages = table) => checkEverything(sampleSite(changes, languages), languages).map(describeProblem)
const home = 'locales/de/home.json'

it('allows untranslated files in a partial language', () => {
  expect(check({ [home]: null, 'locales/de/blog.json': ['"Blog"', '"✎ Blog"'] })).toEqual([])
  expect(check({ [home]: null }, [{ code: 'en' }, { code: 'ja' }, { code: 'de' }] as typeof table)).toEqual([
    expect.stringContaining(`${home}:1:1: the file is missing`),
  ])
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
})
