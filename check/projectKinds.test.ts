import { expect, it } from 'vitest'
import { projectComplaints } from '../testing/sampleProject'

/** Problems of the first project’s label, in Japanese and in English. */
async function findings(japanese: string, english = 'App · Healthcare') {
  const sectors = (heading: string) => JSON.stringify({ all: { overview: 'Everything.' }, healthcare: { heading } })
  const label = (text: string) => ['"paragraph": "App"', `"paragraph": "${text}"`] as const
  const lines = await projectComplaints({
    'locales/en/sectors.json': sectors('Healthcare'),
    'locales/ja/sectors.json': sectors('医療・介護'),
    'locales/de/sectors.json': sectors('Medizin'),
    'locales/en/projects.json': label(english),
    'locales/ja/projects.json': label(japanese),
    'locales/de/projects.json': label('App · Medizin'),
  })
  return lines.flatMap((line, index) => (line.includes('1.paragraph: is not the kind') ? [line, lines[index + 1]] : []))
}

it('accepts kind and sector, even with a middle dot in the sector', async () => {
  expect(await findings('アプリ／医療・介護')).toEqual([])
})

it.each([
  ['アプリ・医療・介護', 'アプリ／医療・介護'],
  ['アプリ/医療・介護', 'アプリ／医療・介護'],
  ['アプリ', 'アプリ／医療・介護'],
  ['アプリ／医療', 'アプリ／医療・介護'],
  ['／医療・介護', '…／医療・介護'],
])('reports %s, in Japanese', async (wrong, right) => {
  expect(await findings(wrong)).toEqual([
    expect.stringMatching(/^ {2}locales\/ja\/projects\.json:\d+:\d+ 1\.paragraph: is not the kind of the project and then its sector, “医療・介護”$/),
    `      Write “${right}”.`,
  ])
})

it('reports another separator in English', async () => {
  expect(await findings('アプリ／医療・介護', 'App - Healthcare')).toEqual([
    expect.stringContaining('  locales/en/projects.json:'),
    '      Write “App · Healthcare”.',
  ])
})
