import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

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
