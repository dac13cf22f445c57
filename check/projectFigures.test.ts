import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

const projects = 'content/projects.json'
const withFigure = { [projects]: ['"id": 1,', '"id": 1, "figure": 122,'] } as const
const withUnit = (languages: string[]) =>
  Object.fromEntries(
    languages.map((code) => [`locales/${code}/projects.json`, ['"heading": "child health"', '"heading": "child health", "figure": "{{number}}"'] as const]),
  )

it('reports a number without unit', () => {
  expect(complaints(withFigure)).toEqual([
    '  content/projects.json:3:24 0.figure: locales/en/projects.json does not say what it counts',
    '      Add 1.figure to locales/en/projects.json and to the same file of every other language: "{{number}} countries".',
  ])
})

it('reports a unit without number', () => {
  expect(complaints(withUnit(['en', 'ja', 'de']))).toEqual([
    expect.stringMatching(/^ {2}locales\/en\/projects.json:\d+:\d+ 1.figure: content\/projects.json has no figure for it$/),
    '      Write "figure" there, or remove this in every language.',
  ])
})

it('leaves a project alone whose id the schema rejects', () => {
  expect(complaints({ [projects]: ['"id": 1,', '"id": {},'] })[0]).toMatch(/^ {2}content\/projects.json:\d+:\d+ 0\.id: /)
})

it('accepts a number with its unit', () => {
  expect(complaints({ ...withFigure, ...withUnit(['en', 'ja', 'de']) })).toEqual([])
})
