import { expect, it } from 'vitest'
import { describe as describeProblem } from '../collections/problem'
import { sampleSite } from '../testing/sampleProject'
import { checkEverything } from './checkEverything'

const table = [{ code: 'en' }, { code: 'ja' }, { code: 'de', partial: true }]
const check = (changes: Parameters<typeof sampleSite>[0], languages = table) => checkEverything(sampleSite(changes, languages), languages).map(describeProblem)
const home = 'locales/de/home.json'

it('in a language that goes live page by page, what is not translated yet is no mistake', () => {
  expect(check({ [home]: null, 'locales/de/blog.json': ['"Blog"', '"✎ Blog"'] })).toEqual([])
  expect(check({ [home]: null }, [{ code: 'en' }, { code: 'ja' }, { code: 'de' }] as typeof table)).toEqual([
    expect.stringContaining(`${home}:1:1: the file is missing`),
  ])
})

it('what is translated is judged, and so is what is no JSON', () => {
  expect(check({ [home]: ['"Numbers"', '"{{nmae}}"'] })).toEqual([expect.stringContaining(home)])
  expect(check({ [home]: '{' })).toEqual([expect.stringContaining(home)])
})

it('what every page shows is translated first', () => {
  const layout = { 'locales/en/layout.json': '{ "skip": "Skip" }', 'locales/ja/layout.json': '{ "skip": "次" }', 'pages/index/+data.ts': "t('layout')" }
  expect(check({ ...layout, 'locales/de/layout.json': '{ "skip": "✎ Skip" }' })).toEqual([
    expect.stringContaining('locales/de/layout.json:1:11 skip: nobody has written this yet'),
  ])
})
