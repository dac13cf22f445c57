import { expect, it } from 'vitest'
import { complaints, languageRow, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { checkEverything } from './checkEverything'

it('reports invalid JSON, and nothing else about the file', () => {
  expect(complaints({ 'locales/de/contact.json': ['",\n  "failed"', '"\n  "failed"'] })).toEqual([
    '  locales/de/contact.json:2:48: not valid JSON: a comma is missing',
    '      Put a comma here.',
  ])
})

it('reports a duplicate key', () => {
  expect(complaints({ 'locales/de/contact.json': ['"steps"', '"note": "Noch einmal.",\n  "steps"'] }).slice(0, 2)).toEqual([
    '  locales/de/contact.json:4:3 note: is a duplicate key',
    '      Keep one of the two.',
  ])
})

it('reports a language without folder', () => {
  expect(complaints({ 'locales/de': null })).toEqual([
    '  locales/de:1:1: the folder is missing',
    '      Copy locales/en and translate it, or take de out of i18n/languages.ts.',
  ])
})

it('takes the languages from the language table', () => {
  expect(checkEverything(sampleProject(), [...sampleLanguages, languageRow('ar')]).map(({ file }) => file)).toEqual(['locales/ar'])
})

it('reports a code that is none, instead of failing on it', () => {
  const problems = checkEverything(sampleProject(), [...sampleLanguages, { ...languageRow('pt'), code: 'pt_BR' }])
  expect(problems.map(({ file, found }) => `${file}: ${found}`)).toEqual(['i18n/languages.ts: “pt_BR” is not a language code'])
})

it('reports a folder without language', () => {
  expect(complaints({ 'locales/dee/blog.json': '{}' })).toEqual([
    '  locales/dee:1:1: i18n/languages.ts has no language dee; did you mean “de”?',
    '      Add a row there, or rename or remove this folder.',
  ])
})

it.each(['words', 'sources'])('reports a list of %s without language, as one that is taken back leaves it', (list) => {
  expect(complaints({ [`locales/fr.${list}.txt`]: '' })).toEqual([
    `  locales/fr.${list}.txt:1:1: i18n/languages.ts has no language fr`,
    '      Remove this file, or add a row there.',
  ])
})

it('reports a missing file', () => {
  expect(complaints({ 'locales/de/blog.json': null })).toEqual([
    '  locales/de/blog.json:1:1: the file is missing',
    '      Copy locales/en/blog.json here and translate it.',
  ])
})

it('reports a file that English does not have', () => {
  expect(complaints({ 'locales/de/contacts.json': '{}' })).toEqual([
    '  locales/de/contacts.json:1:1: English has no such file; did you mean “contact.json”?',
    '      Rename it, remove it, or add locales/en/contacts.json.',
  ])
})

it('says once that a folder or a file has another name, and tells nobody to translate it again', () => {
  const folder = ['blog', 'contact'].map((name) => [`locales/dee/${name}.json`, '{}'])
  expect(complaints({ 'locales/de': null, ...Object.fromEntries(folder) })).toEqual([
    '  locales/dee:1:1: i18n/languages.ts has no language dee; did you mean “de”?',
    '      Rename this folder to de.',
  ])
  expect(complaints({ 'locales/de/blog.json': null, 'locales/de/Blog.json': '{}' })).toEqual([
    '  locales/de/Blog.json:1:1: English has no such file; did you mean “blog.json”?',
    '      Rename it to blog.json.',
  ])
})

it('does not ask to give texts of one language the code of another', () => {
  const told = complaints({ 'locales/de': null, 'locales/da/blog.json': '{}' })
  expect(told).toEqual([
    '  locales/da:1:1: i18n/languages.ts has no language da',
    '      Add a row there, or rename or remove this folder.',
    '  locales/de:1:1: the folder is missing',
    '      Copy locales/en and translate it, or take de out of i18n/languages.ts.',
  ])
})

it('names the English file that is missing, and not the others, which are right', () => {
  expect(complaints({ 'locales/en/blog.json': null })).toEqual([
    '  locales/en/blog.json:1:1: the file is missing',
    '      Bring it back, because the other languages have it; or remove it there.',
  ])
})

it('asks no language to take over a name that is wrong in English alone', () => {
  const told = complaints({ 'locales/en/blog.json': null, 'locales/en/blgo.json': '{}' })
  expect(told).toEqual(['  locales/en/blog.json:1:1: the file is missing; did you mean “blgo.json”?', '      Rename blgo.json to blog.json.'])
})
