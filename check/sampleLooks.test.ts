import { expect, it } from 'vitest'
import { describe as describeProblem } from '../collections/problem'
import { sampleLanguages, sampleProject } from '../testing/sampleProject'
import { readSite } from './readSite'
import { findSampleLooks } from './sampleLooks'

const company = {
  name: 'Real',
  email: 'hello@real.in',
  phone: '+91 20 4012 3400',
  address: ['1 Road', 'Pune 411000'],
  placeholders: [] as string[],
}
const site = {
  origin: 'https://www.real.in',
  tracking: { enabled: false, scriptUrl: 'https://ads.example.com/x.js' },
  placeholders: [],
  unconfirmedTexts: ['legal'],
}
const looks = (changes: Record<string, unknown>) =>
  findSampleLooks(
    readSite(
      sampleProject({
        'content/company.json': JSON.stringify(company),
        'content/site.json': JSON.stringify(site),
        ...Object.fromEntries(Object.entries(changes).map(([path, value]) => [path, JSON.stringify(value)])),
      }),
      sampleLanguages,
    ),
  ).flatMap((sample) => describeProblem(sample).split('\n'))

it('accepts real values, including round numbers and postal codes', () => {
  expect(looks({})).toEqual([])
})

it.each([
  ['email', 'hello@example.com'],
  ['phone', '+91 20 0000 0000'],
  ['phone', '+91-20-000-000'],
  ['name', 'Sample Software'],
  ['email', 'me@company.test'],
])('reports %s %s', (key, value) => {
  expect(looks({ 'content/company.json': { ...company, [key]: value } })).toEqual([
    expect.stringMatching(new RegExp(`content/company\\.json:1:\\d+ ${key}: “.*” looks like a sample value`)),
    '      Write the real value.',
  ])
})

it('ignores values that are on a list already or switched off', () => {
  expect(looks({ 'content/company.json': { ...company, phone: '0000 0000', address: ['Sample Road'], placeholders: ['phone', 'address'] } })).toEqual([])
  expect(looks({ 'content/site.json': { ...site, tracking: { ...site.tracking, enabled: true } } })[0]).toContain('tracking.scriptUrl')
})

it('reports blanks in legal texts that count as confirmed', () => {
  const legal = { 'locales/en/legal.json': { privacy: ['We keep it for [6 months].'] }, 'locales/ja/legal.json': { privacy: ['［6か月］保存します。'] } }
  expect(looks(legal)).toEqual([])
  expect(looks({ ...legal, 'content/site.json': { ...site, unconfirmedTexts: [] } })).toEqual([
    expect.stringContaining('locales/en/legal.json:1:13 privacy.0: [6 months] is still to be filled in'),
    '      Write what is so, without the brackets, in each language.',
    expect.stringContaining('locales/ja/legal.json:1:13 privacy.0: ［6か月］ is still to be filled in'),
    expect.any(String),
  ])
})
