import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'
import { knownPlaceholders } from './placeholders'

const known = `      Use one of: ${knownPlaceholders.map((name) => `{{${name}}}`).join(', ')}.`

it('reports an empty text', () => {
  expect(complaints({ 'locales/de/contact.json': ['"Two"', '" "'] })).toEqual([
    '  locales/de/contact.json:6:5 steps.1: is empty',
    '      Write the text, or remove the key in every language.',
  ])
})

it('reports an empty English text', () => {
  expect(complaints({ 'locales/en/sectors.json': ['Everything.', ''] })).toEqual([
    '  locales/en/sectors.json:3:17 all.overview: is empty',
    '      Write the text, or remove the key in every language.',
  ])
})

it('reports a line break, which no page shows', () => {
  expect(complaints({ 'locales/de/contact.json': ['"Two"', '"Two\\nlines"'] })).toEqual([
    '  locales/de/contact.json:6:5 steps.1: has a line break or a tab, which pages show as a space',
    '      Write a space in its place; paragraphs are the texts of a list.',
  ])
})

it('reports a value that is not a text once', () => {
  expect(complaints({ 'locales/ja/sectors.json': ['"Everything."', 'null'] })).toEqual([
    '  locales/ja/sectors.json:3:17 all.overview: null is not a text',
    '      Put it into quotes.',
  ])
})

it('reports a misspelt placeholder once', () => {
  expect(complaints({ 'locales/de/contact.json': ['{{reason}}', '{{raeson}}'] })).toEqual([
    '  locales/de/contact.json:3:13 failed: unknown placeholder {{raeson}}; did you mean “{{reason}}”?',
    '      Write {{reason}}. There are: {{name}}, {{reason}}.',
  ])
})

it('suggests the placeholder of the English text rather than a more similar one', () => {
  expect(complaints({ 'locales/de/contact.json': ['{{reason}}', '{{mail}}'] })).toEqual([
    '  locales/de/contact.json:3:13 failed: unknown placeholder {{mail}}',
    '      Use one of: {{name}}, {{reason}}.',
  ])
})

it('reports an unknown placeholder in English', () => {
  expect(complaints({ 'locales/en/sectors.json': ['Everything', '{{colour}}'] })).toEqual([
    '  locales/en/sectors.json:3:17 all.overview: unknown placeholder {{colour}}',
    known,
  ])
})

it('leaves translations alone whose placeholder is misspelt in English', () => {
  expect(complaints({ 'locales/en/contact.json': ['{{reason}}', '{reason}'] })).toEqual([
    expect.stringContaining('locales/en/contact.json:3:13 failed: has a brace that belongs to no placeholder'),
    '      Write placeholders with two braces on each side: {{reason}}.',
  ])
})

it('reports Markdown, which only posts have', () => {
  expect(complaints({ 'locales/en/sectors.json': ['Everything', '**All** of [our work](/work)'] })).toEqual([
    '  locales/en/sectors.json:3:17 all.overview: has Markdown, and texts are plain: visitors would see **All**',
    '      Write “All”.',
    '  locales/en/sectors.json:3:17 all.overview: has Markdown, and texts are plain: visitors would see [our work](/work)',
    '      Write “our work”.',
  ])
})

it('reports an unclosed placeholder', () => {
  expect(complaints({ 'locales/en/sectors.json': ['Everything', '{{company}'] })).toEqual([
    '  locales/en/sectors.json:3:17 all.overview: has a brace that belongs to no placeholder',
    '      Write placeholders with two braces on each side: {{company}}.',
  ])
})

it.each(['{ {reason} }', '{{reason}', '{ reason }'])('says what to write for %s', (written) => {
  expect(complaints({ 'locales/de/contact.json': ['{{reason}}', written] })[1]).toBe('      Write placeholders with two braces on each side: {{reason}}.')
})

it('reports HTML once, with its position', () => {
  expect(complaints({ 'locales/en/sectors.json': ['Everything', '<b>Everything</b>'] })).toEqual([
    '  locales/en/sectors.json:3:17 all.overview: has HTML, and texts are plain: visitors would see <b>, </b>',
    '      Remove <b>, </b>.',
  ])
  expect(complaints({ 'locales/de/sectors.json': ['Everything', '<a href=\\"/work\\">Everything</a>'] })).toEqual([
    '  locales/de/sectors.json:3:17 all.overview: has HTML, and texts are plain: visitors would see <a href="/work">, </a>',
    '      Remove <a href="/work">, </a>.',
  ])
})

it('reports a misspelt English tag once, and not its translations', () => {
  expect(complaints({ 'locales/en/contact.json': ['<privacy>', '<privac>'] })).toEqual([
    '  locales/en/contact.json:2:11 note: has HTML, and texts are plain: visitors would see <privac>; did you mean “<privacy>”?',
    '      Write <privacy> instead of <privac>.',
  ])
})

it.each([
  ['&amp;', '“&”'],
  ['&#8211;', '“–”'],
  ['&quot;', '“\\"”'],
  ['&nbsp;', '“\\u00a0”'],
  ['&#128512;', '“😀”'],
  ['&#xE0020;', '“\\udb40\\udc20”'],
])('reports the entity %s, with its replacement', (entity, instead) => {
  expect(complaints({ 'locales/de/sectors.json': ['Everything', `A ${entity} b & c; ${entity}`] })).toEqual([
    `  locales/de/sectors.json:3:17 all.overview: has ${entity}, which would be shown literally`,
    `      Replace ${entity} with ${instead}.`,
  ])
})
