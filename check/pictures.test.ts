import { expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

it('reports a missing picture', () => {
  expect(complaints({ 'content/projects.json': ['"erp"', '"epr"'] })).toEqual([
    '  content/projects.json:10:14 1.image: there is no picture “epr”; did you mean “erp”?',
    '      Write “erp”, or draw the picture in art/.',
  ])
})

it('reports a picture name in the wrong case', () => {
  expect(complaints({ 'content/blog/practice/second-post/index.md': ['image: blog-ai', 'image: Blog-AI'] })).toEqual([
    '  content/blog/practice/second-post/index.md:5:8 image: there is no picture “Blog-AI”; did you mean “blog-ai”?',
    '      Write “blog-ai”, or draw the picture in art/.',
  ])
})

it('reports a missing picture of a post', () => {
  expect(complaints({ 'content/blog/practice/second-post/index.md': ['image: blog-ai', 'image: no-such-drawing'] })).toEqual([
    '  content/blog/practice/second-post/index.md:5:8 image: there is no picture “no-such-drawing”',
    '      Use a name of art/catalogue.ts, or draw the picture there.',
  ])
})

it('reports a missing picture of a category', () => {
  const untranslated = { 'content/blog/practice/index.ja.md': null, 'content/blog/practice/index.de.md': null }
  expect(complaints({ ...untranslated, 'content/blog/practice/index.md': ['image: blog-ai', 'image: no-such-drawing'] })).toEqual([
    '  content/blog/practice/index.md:4:8 image: there is no picture “no-such-drawing”',
    '      Use a name of art/catalogue.ts, or draw the picture there.',
  ])
})

it('reports a picture without words in any language', () => {
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

it('reports a picture without words in one language once', () => {
  expect(complaints({ 'locales/de/art.json': ['"erp": "A puzzle",', ''] })).toEqual([
    '  locales/de/art.json:1:1 erp: is missing',
    '      Add "erp" in the braces that open here; in English it is “A puzzle”.',
  ])
})

it('reports words for a missing picture, except the map', () => {
  const lines = complaints({ 'locales/en/art.json': ['"erp"', '"erpp": "A puzzle",\n  "world": "The map",\n  "erp"'] })
  expect(lines.slice(lines.findIndex((line) => line.includes('locales/en'))).slice(0, 3)).toEqual([
    '  locales/en/art.json:3:3 erpp: unused: there is no picture of this name; did you mean “erp”?',
    '      Rename it like the picture, or remove it in every language.',
    '  locales/ja/art.json:1:1 erpp: is missing',
  ])
})
