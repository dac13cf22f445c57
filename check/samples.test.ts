import { expect, it } from 'vitest'
import { describe as describeProblem } from '../collections/problem'
import { complaints, sampleLanguages, sampleSite } from '../testing/sampleProject'
import { readSite } from './readSite'
import { findSamples, listSamples } from './samples'

it('reports samples in the launch check', () => {
  const samples = findSamples(readSite(sampleSite(), sampleLanguages))
  expect(samples.flatMap((sample) => describeProblem(sample).split('\n'))).toEqual([
    '  content/company.json:9:12 phone: still holds a sample value',
    '      Write the real value, then take "phone" off "placeholders" in this file.',
    '  content/site.json:9:17 tracking.pixelUrl: still holds a sample value',
    '      Write the real value, then take "tracking.pixelUrl" off "placeholders" in this file.',
    '  content/site.json:15:5 unconfirmedTexts.0: locales/*/projects.json holds sample texts that the company has not confirmed',
    '      Have them confirmed or replaced, then take "projects" off this list.',
  ])
})

it('lists samples as a reminder', () => {
  expect(
    listSamples(findSamples(readSite(sampleSite(), sampleLanguages)))
      .split('\n')
      .slice(1),
  ).toEqual(['  content/company.json: phone', '  content/site.json: tracking.pixelUrl, the texts of projects'])
})

it('does not report samples as mistakes', () => {
  expect(complaints({})).toEqual([])
})

it('reports a listed value that does not exist', () => {
  expect(complaints({ 'content/site.json': ['"tracking.pixelUrl"', '"tracking.pixelUri"'] })).toEqual([
    '  content/site.json:12:5 placeholders.0: this file has no key “tracking.pixelUri”; did you mean “tracking.pixelUrl”?',
    '      Write “tracking.pixelUrl”, or remove it.',
  ])
})

it('reports listed texts that do not exist', () => {
  expect(complaints({ 'content/site.json': ['"projects"', '"project"'] })).toEqual([
    '  content/site.json:15:5 unconfirmedTexts.0: there is no locales/en/project.json; did you mean “projects”?',
    '      Write “projects”, or remove it.',
  ])
})

it('reports names without similar ones', () => {
  expect(complaints({ 'content/site.json': ['"tracking.pixelUrl"', '"colour"'] })[1]).toBe(
    '      Name a key of this file, with dots for inner ones, or remove it.',
  )
  expect(complaints({ 'content/site.json': ['"projects"', '"colour"'] })[1]).toBe('      Name a file of the words, without .json, or remove it.')
})
