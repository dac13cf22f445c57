import { expect, it } from 'vitest'
import { describe as describeProblem } from '../collections/problem'
import { allLanguages, type Language } from '../i18n/languages'
import { languageRow } from '../testing/sampleProject'
import { temporaryFolder } from '../testing/temporaryFolder'
import { writeFileIn } from '../testing/writeFileIn'
import { checkLanguageTable } from './languageTable'

const english = languageRow('en')
const told = (...rows: unknown[]) => checkLanguageTable('no-such-folder', [english, ...rows] as Language[]).map(describeProblem)

it('finds nothing wrong in the table of the site', () => {
  expect(checkLanguageTable('.', allLanguages)).toEqual([])
})

it('misses what a row lacks, and knows a misspelt column', () => {
  const { label: _, ...row } = languageRow('fr')
  expect(told(row)).toEqual(['  i18n/languages.ts:1:1 fr.label: is missing\n      Add “label”, a text, to the row of fr.'])
  expect(told({ ...languageRow('fr'), name: ' ' })).toEqual(['  i18n/languages.ts:1:1 fr.name: is empty\n      Write the text.'])
  expect(told({ ...row, lable: 'FR' })).toEqual([
    '  i18n/languages.ts:1:1 fr.lable: unknown key; did you mean “label”?\n      Rename it to “label”, or remove it.',
  ])
})

it('reports two rows that visitors cannot tell apart', () => {
  expect(told({ ...languageRow('fr'), label: 'EN' })).toEqual([
    '  i18n/languages.ts:1:1 fr.label: “EN” is also the label of en\n      Give one of the two another label.',
  ])
  expect(told({ ...languageRow('en'), label: 'EN2', name: 'British' })).toEqual([
    '  i18n/languages.ts:1:1 en.code: “en” is also the code of another row\n      Remove one of the two rows.',
  ])
})

it('reports values that no browser and no network understands', () => {
  expect(told({ ...languageRow('fr'), ogLocale: 'fr-FR', draft: 'true' }).join('\n')).toMatch(
    /fr\.ogLocale: “fr-FR” does not fit\n {6}It must be a language and a country, such as fr_FR\.\n.*fr\.draft: “true” is not true or false/,
  )
})

it('points to the row', () => {
  const root = temporaryFolder('table-')
  writeFileIn(root, 'i18n/languages.ts', "const table = [\n  { code: 'en', label: 'EN' },\n  { code: 'fr', label: 'EN' },\n]\n")
  expect(checkLanguageTable(root, [english, { ...languageRow('fr'), label: 'EN' }])).toMatchObject([{ line: 3, key: 'fr.label' }])
})
