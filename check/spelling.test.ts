import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locales } from '../i18n/languages'
import { languageRow, projectComplaints, sampleLanguages, sampleProject } from '../testing/sampleProject'
import { temporaryFolder } from '../testing/temporaryFolder'
import { writeFileIn } from '../testing/writeFileIn'
import { lookUpWords, spellingCache } from './lookUpWords'
import { proseOf } from './prose'
import { readSite } from './readSite'
import { plain, spelledWord } from './spelledWord'
import { checkSpelling } from './spelling'
import { readWordList, wordListFile } from './wordList'

const english = 'content/blog/practice/second-post/index.md'
const german = 'content/blog/practice/first-post/index.de.md'
const japanese = 'content/blog/practice/first-post/index.ja.md'

/** Spelling problems of a sample site, whose German texts are English except those of the test. */
async function told(changes: Parameters<typeof projectComplaints>[0]) {
  const ofSample = [...proseOf(readSite(sampleProject(), sampleLanguages))].flatMap(({ text }) => text.match(spelledWord) ?? [])
  const lists = { [wordListFile('en')]: 'Pune\nja\n', [wordListFile('de')]: ['Panel', ...ofSample.map(plain)].join('\n') }
  const said = await projectComplaints({ ...lists, ...changes })
  return said.flatMap((line, index) => (line.includes('is in no dictionary') ? [`${line.trim()} ${said[index + 1]?.trim()}`] : []))
}

it.each<[file: string, change: [string, string] | string, place: string, word: string, better: string]>([
  [english, ['Text.', 'We recieve it in Pune.'], '10:4 text', 'recieve', 'receive'],
  [english, ['alt: Sparks', 'alt: Two sparcks'], '6:10 text', 'sparcks', 'sparks'],
  [german, ['Text.', 'Die Anforderugnen des Panels.'], '10:5 text', 'Anforderugnen', 'Anforderungen'],
  [german, ['Text.', 'Ein Panel-Haushlat.'], '10:11 text', 'Haushlat', 'Haushalt'],
  [japanese, ['Text.', '夜間のbackpu処理。'], '10:4 text', 'backpu', 'backup'],
  ['locales/en/sectors.json', '{ "all": { "overview": "Everthing." } }\n', '1:25 all.overview', 'Everthing', 'Everything'],
  ['locales/de/sectors.json', '{ "all": { "overview": "Alle Brachnen." } }\n', '1:30 all.overview', 'Brachnen', 'Branchen'],
  ['locales/ja/sectors.json', '{ "all": { "overview": "全業種のCookei。" } }\n', '1:29 all.overview', 'Cookei', 'Cookie'],
  [
    'content/claims.json',
    '[{ "claim": "There are two projcets.", "at": ["projects.1"], "proof": "A list", "confirmed": false }]\n',
    '1:28 0.claim',
    'projcets',
    'projects',
  ],
])('reports in %s “%s” with its position, a suggestion, and the word list', async (file, change, place, word, better) => {
  const list = wordListFile(file === german || file.startsWith('locales/de') ? 'de' : 'en')
  const said = await told({ [file]: change })
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^${file}:${place}: “${word}” is in no dictionary Write .*“${better}”.*; if it is right, add it to ${list}, `)),
  ])
})

it.each([
  [english, 'The client’s API, the APIs of Pune’s offices, well-known, UTF-8 and v2x: `recieve`, [there](/services "recieve") https://example.com/recieve'],
  [english, '```ts\nconst recieve = 1\n```'],
  [german, 'Die Sicherheits- und Datenbankprüfung, ein Panel, des Panels, die Panel-Prüfung, z. B. nach Abs. 2, geht’s? Pune'],
  [german, 'Sie ist weitergezogen, ohne zurückzuspulen.'],
  [japanese, 'Puneから、PoC（概念実証）を3件。'],
  [german, 'Text.\n\n✎ Wriet about the schnarch here'],
])('accepts in %s “%s”', async (file, text) => {
  expect(await told({ [file]: ['Text.', text] })).toEqual([])
})

it('tells that the company’s name has a placeholder, instead of a similar word', async () => {
  const company = { 'content/company.json': ['"name": "Monsoon"', '"name": "Qvantum Labs"'] } as const
  const said = await told({ ...company, 'locales/en/sectors.json': '{ "all": { "overview": "Qvantum builds." } }\n' })
  expect(said).toEqual([
    'locales/en/sectors.json:1:25 all.overview: “Qvantum” is in no dictionary Write the company’s name as {{company}}, which takes it from content/company.json.',
  ])
})

it('spells no placeholder whose braces are wrong, which is reported as such', async () => {
  expect(await told({ 'locales/de/sectors.json': '{ "all": { "overview": "Alle {company}, {{company} und ｛｛company｝｝." } }\n' })).toEqual([])
})

it('reports a misspelt word of the word list', async () => {
  expect((await told({ [english]: ['Text.', 'From Puen.'] }))[0]).toContain('Write “Pune”')
})

it('does not check a language without word list', async () => {
  expect(await projectComplaints({ [english]: ['Text.', 'We recieve it.'] })).toEqual([])
})

it('caches known words', async () => {
  const root = temporaryFolder('words-')
  mkdirSync(join(root, 'node_modules'))
  const wrong = async (...words: string[]) => [...((await lookUpWords(root, new Map([['en', new Set(words)]]))).get('en')?.wrong ?? [])]
  expect(await wrong('receive', 'recieve')).toEqual(['recieve'])
  const kept = join(root, spellingCache)
  writeFileSync(kept, readFileSync(kept, 'utf8').replace('receive', 'recieve'))
  expect(await wrong('recieve')).toEqual([])
  writeFileSync(kept, readFileSync(kept, 'utf8').replace('"version":"', '"version":"other '))
  expect(await wrong('recieve')).toEqual(['recieve'])
})

it('does without a cache where none can be written', async () => {
  const root = temporaryFolder('words-')
  writeFileIn(root, 'node_modules/.cache', '')
  expect([...(await lookUpWords(root, new Map([['en', new Set(['receive', 'recieve'])]]))).values()].flatMap(({ wrong }) => [...wrong])).toEqual(['recieve'])
})

it.each(locales)('every word on the list of %s occurs in a text', (language) => {
  const site = readSite()
  const texts = [...proseOf(site)].map(({ text }) => plain(text).toLowerCase()).join('\n')
  expect([...(readWordList(site.root, language) ?? [])].filter((word) => !texts.includes(word.toLowerCase()))).toEqual([])
})

it('knows each word of a list that an editor of Windows has saved, and one with a space behind it', () => {
  const root = sampleProject({ [wordListFile('de')]: '\uFEFFAbgekündigt\r\nPanel \r\n' })
  expect([...(readWordList(root, 'de') ?? [])].slice(0, 2)).toEqual(['Abgekündigt', 'Panel'])
})

it('reports a word list that is saved as UTF-16, not each of its words', async () => {
  const site = readSite(sampleProject({ [wordListFile('en')]: Buffer.from('\uFEFFPune\n', 'utf16le') }), sampleLanguages)
  expect(await checkSpelling(site)).toEqual([expect.objectContaining({ file: wordListFile('en'), line: 1, found: 'the file is saved as UTF-16' })])
})

it('reports a word list without dictionary, with where to get one', async () => {
  const site = readSite(sampleProject({ [wordListFile('fr')]: '' }), [...sampleLanguages, languageRow('fr')])
  expect(await checkSpelling(site)).toEqual([
    expect.objectContaining({ file: wordListFile('fr'), found: expect.stringContaining('none for “fr”'), remedy: expect.stringContaining('dictionary-fr') }),
  ])
})
