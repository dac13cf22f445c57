import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

it('a missing picture', () => {
  expect(complaints({ 'content/projects.json': ['"erp"', '"epr"'] })).toEqual([
    '  content/projects.json:10:14 1.image: there is no picture “epr”; did you mean “erp”?',
    '      Write “erp”, or draw the picture in art/.',
  ])
})

it('a missing picture of which only the case differs', () => {
  expect(complaints({ 'content/blog/practice/second-post/index.md': ['image: blog-ai', 'image: Blog-AI'] })).toEqual([
    '  content/blog/practice/second-post/index.md:5:8 image: there is no picture “Blog-AI”; did you mean “blog-ai”?',
    '      Write “blog-ai”, or draw the picture in art/.',
  ])
})

it('a missing picture of a post', () => {
  expect(complaints({ 'content/blog/practice/second-post/index.md': ['image: blog-ai', 'image: no-such-drawing'] })).toEqual([
    '  content/blog/practice/second-post/index.md:5:8 image: there is no picture “no-such-drawing”',
    '      Use a name of art/catalogue.ts, or draw the picture there.',
  ])
})

it('a missing picture of a category', () => {
  const untranslated = { 'content/blog/practice/index.ja.md': null, 'content/blog/practice/index.de.md': null }
  expect(complaints({ ...untranslated, 'content/blog/practice/index.md': ['image: blog-ai', 'image: no-such-drawing'] })).toEqual([
    '  content/blog/practice/index.md:4:8 image: there is no picture “no-such-drawing”',
    '      Use a name of art/catalogue.ts, or draw the picture there.',
  ])
})

it('a picture that no language has words for', () => {
  const remedy = '      Describe the picture in a few words.'
  expect(complaints({ 'content/projects.json': ['"erp"', '"census"'] })).toEqual([
    '  locales/de/art.json:1:1 census: is missing: content/projects.json:10 shows this picture',
    remedy,
    '  locales/en/art.json:1:1 census: is missing: content/projects.json:10 shows this picture',
    remedy,
    '  locales/ja/art.json:1:1 census: is missing: content/projects.json:10 shows this picture',
    remedy,
  ])
})

it('a picture that one language has no words for, reported once', () => {
  expect(complaints({ 'locales/de/art.json': ['"erp": "A puzzle",', ''] })).toEqual([
    '  locales/de/art.json:1:1 erp: is missing',
    '      Add "erp" in the braces that open here; in English it is “A puzzle”.',
  ])
})

it('words for a picture that does not exist; the map is drawn apart from the others', () => {
  const lines = complaints({ 'locales/en/art.json': ['"erp"', '"erpp": "A puzzle",\n  "world": "The map",\n  "erp"'] })
  expect(lines.slice(lines.findIndex((line) => line.includes('locales/en'))).slice(0, 3)).toEqual([
    '  locales/en/art.json:3:3 erpp: unused: there is no picture of this name; did you mean “erp”?',
    '      Rename it like the picture, or remove it in every language.',
    '  locales/ja/art.json:1:1 erpp: is missing',
  ])
})
