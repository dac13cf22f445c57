import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

it('reports a missing key at its object', () => {
  expect(complaints({ 'locales/ja/projects.json': ['"heading": "planning",', ''] })).toEqual([
    '  locales/ja/projects.json:13:8 2.heading: is missing',
    '      Add "heading" in the braces that open here; in English it is “planning”.',
  ])
})

it('reports a missing group once', () => {
  expect(complaints({ 'locales/de/home.json': '{\n  "statistics": { "title": "Zahlen" }\n}\n' })).toEqual([
    '  locales/de/home.json:1:1 hero: is missing',
    '      Add "hero" in the braces that open here; in English it is at locales/en/home.json:2.',
  ])
})

it('reports a misspelt key once', () => {
  expect(complaints({ 'locales/de/products.json': ['"heading": "Election"', '"haeding": "Election"'] })).toEqual([
    '  locales/de/products.json:4:7 items.election.haeding: English has no such key; did you mean “heading”?',
    '      Rename it to “heading”, or remove it.',
  ])
})

it('reports an extra key without suggesting an existing one', () => {
  expect(complaints({ 'locales/de/products.json': ['"subtitle"', '"headings": "x",\n      "subtitle"'] })).toEqual([
    '  locales/de/products.json:5:7 items.election.headings: English has no such key',
    '      Remove it, or add it to locales/en/products.json and every other language.',
  ])
})

it('reports an array of another length', () => {
  expect(complaints({ 'locales/ja/contact.json': [',\n    "Two"', ''] })).toEqual([
    '  locales/ja/contact.json:4:12 steps: has 1 entry, in English it has 2',
    '      Give it the same entries as locales/en/contact.json:4.',
  ])
})

it('reports a value of another type', () => {
  expect(complaints({ 'locales/ja/contact.json': ['[\n    "One",\n    "Two"\n  ]', '"One"'] })).toEqual([
    '  locales/ja/contact.json:4:12 steps: is a text, in English it is a list',
    '      Build it like locales/en/contact.json:4.',
  ])
})

it('reports different placeholders', () => {
  expect(complaints({ 'locales/de/contact.json': ['{{reason}}', '{{email}}'] })).toEqual([
    '  locales/de/contact.json:3:13 failed: has {{email}}, {{name}}, English has {{name}}, {{reason}}',
    '      Use the same placeholders as English: {{name}}, {{reason}}.',
  ])
})

it('reports placeholders if English has none', () => {
  expect(complaints({ 'locales/de/sectors.json': ['Everything', '{{company}}'] })).toEqual([
    '  locales/de/sectors.json:3:17 all.overview: has {{company}}, English has no placeholders',
    '      Use no placeholders: English has none here.',
  ])
})

it('allows placeholders in another order or number', () => {
  expect(complaints({ 'locales/ja/contact.json': ['{{name}} failed: {{reason}}', '{{reason}}: {{name}}, {{reason}}'] })).toEqual([])
})

it('reports different tags', () => {
  expect(complaints({ 'locales/de/contact.json': ['</privacy>', ''] })).toEqual([
    '  locales/de/contact.json:2:11 note: has <privacy>, English has <privacy>, </privacy>',
    '      Use the same tags as English: <privacy>, </privacy>.',
  ])
})

it('reports a missing plural form of the language', () => {
  expect(complaints({ 'locales/de/blog.json': ['  "posts_one": "{{count}} post",\n', ''] })).toEqual([
    '  locales/de/blog.json:1:1 posts_one: is missing',
    '      Add "posts_one" in the braces that open here; in English it is “{{count}} post”.',
  ])
})

it('reports a missing plural form in English', () => {
  expect(complaints({ 'locales/en/blog.json': ['  "posts_one": "{{count}} post",\n', ''] })).toEqual([
    '  locales/en/blog.json:1:1 posts_one: is missing',
    '      Add "posts_one" in the braces that open here; its neighbour is “{{count}} posts”.',
  ])
})

it('allows an English plural form that Japanese does not need', () => {
  expect(complaints({ 'locales/ja/blog.json': ['"posts_other"', '"posts_one": "{{count}} 件",\n  "posts_other"'] })).toEqual([])
})

it('requires the number in plural forms for more than one number', () => {
  expect(complaints({ 'locales/de/blog.json': ['{{count}} post"', 'Ein Beitrag"'] })).toEqual([])
  expect(complaints({ 'locales/de/blog.json': ['{{count}} posts', 'Beiträge'] })).toEqual([
    '  locales/de/blog.json:9:18 posts_other: has no placeholders, English has {{count}}',
    '      Use the same placeholders as English: {{count}}.',
  ])
})
