import { describe, expect, it } from 'vitest'
import { complaints } from './sampleSite'

describe('content', () => {
  it('broken JSON', () => {
    expect(complaints({ 'content/projects.json': ['"id": 1,', '"id": 1'] })).toEqual([
      '  content/projects.json:3:12: not valid JSON: a comma is missing',
      '      Put a comma here.',
    ])
  })

  it('a missing file', () => {
    expect(complaints({ 'content/techStack.json': null })).toEqual([
      '  content/techStack.json:1:1: the file is missing',
      '      Restore it from the repository’s history.',
    ])
  })

  it('a duplicate id', () => {
    expect(complaints({ 'content/projects.json': ['  {', '  { "id": 2, "category": "education", "image": "erp" },\n  {'] })).toEqual([
      '  content/projects.json:9:11 2.id: duplicate id 2: an entry above has it',
      '      Give it another id.',
    ])
  })

  it('an unknown category', () => {
    expect(complaints({ 'content/projects.json': ['"healthcare"', '"helthcare"'] })).toEqual([
      '  content/projects.json:4:17 0.category: “helthcare” is none of the choices; did you mean “healthcare”?',
      '      Write “healthcare”. There are: media-entertainment, healthcare, utility-solution, manufacturing, education.',
    ])
  })

  it('a comment, which the build could not read', () => {
    expect(complaints({ 'content/techStack.json': '// none yet\n[]\n' })).toEqual([
      '  content/techStack.json:1:1: a comment, which JSON does not have',
      '      Remove the comment.',
    ])
  })

  it('a key that stands there twice', () => {
    expect(complaints({ 'content/company.json': ['"country": "IN",', '"country": "IN",\n  "name": "Other",'] })).toEqual([
      '  content/company.json:10:3 name: stands here for the second time',
      '      Keep one of the two.',
    ])
  })
})

describe('blog', () => {
  it('missing front matter key', () => {
    expect(complaints({ 'content/blog/practice/second-post/index.md': ['alt: Sparks\n', ''] })).toEqual([
      '  content/blog/practice/second-post/index.md:1:1 alt: is missing',
      '      Add a line “alt: …”, a text, between the two --- at the top of the file.',
    ])
  })

  it('a translation without an original', () => {
    expect(complaints({ 'content/blog/practice/first-post/index.md': null })).toEqual([
      '  content/blog/practice/first-post/index.md:1:1: the original is missing',
      '      Write index.md; translations stand beside it as index.<language>.md.',
    ])
  })
})
