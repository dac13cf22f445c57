import { describe, expect, it } from 'vitest'
import { complaints } from '../testing/sampleProject'

describe('content', () => {
  it('reports invalid JSON', () => {
    expect(complaints({ 'content/projects.json': ['"id": 1,', '"id": 1'] })).toEqual([
      '  content/projects.json:3:12: not valid JSON: a comma is missing',
      '      Put a comma here.',
    ])
  })

  it('reports a missing file', () => {
    expect(complaints({ 'content/techStack.json': null })).toEqual([
      '  content/techStack.json:1:1: the file is missing',
      '      Restore it from the repository’s history.',
    ])
  })

  it.each([
    ['news', ''],
    ['project', '; did you mean “projects.json”?'],
  ])('reports %s.json, which nothing reads', (name, meant) => {
    expect(complaints({ [`content/${name}.json`]: '[]' })).toEqual([
      `  content/${name}.json:1:1: this file is never read${meant}`,
      '      Rename it, remove it, or add its schema in collections/schemas.ts.',
    ])
  })

  it('reports texts beside the folders of the languages, which nothing reads', () => {
    const terms = JSON.stringify({ terms: [], exceptions: [] })
    expect(complaints({ 'locales/home.json': '{}', 'locales/._home.json': '{}', 'locales/sameAsEnglish.json': '{}', 'locales/terms.json': terms })).toEqual([
      '  locales/home.json:1:1: this file is never read',
      '      Move it into the folder of a language, or remove it.',
    ])
  })

  it('reports a duplicate id', () => {
    expect(complaints({ 'content/projects.json': ['  {', '  { "id": 2, "category": "education", "image": "erp" },\n  {'] })).toEqual([
      '  content/projects.json:9:11 2.id: duplicate id 2: an entry above has it',
      '      Give it another id.',
    ])
  })

  it('reports an unknown category', () => {
    expect(complaints({ 'content/projects.json': ['"healthcare"', '"helthcare"'] })).toEqual([
      '  content/projects.json:4:17 0.category: “helthcare” is none of the choices; did you mean “healthcare”?',
      '      Write “healthcare”. There are: media-entertainment, healthcare, utility-solution, manufacturing, education.',
    ])
  })

  it.each([
    ['openings', 'key'],
    ['services', 'category'],
    ['offerings', 'category'],
  ])('reports an entry of %s named index, whose page would be the index.html of a folder', (name, key) => {
    const lines = complaints({ [`content/${name}.json`]: `[{ "id": 1, "${key}": "index", "image": "erp" }]` })
    expect(lines).toContain(`      It must be another name: the page of “index” would take the place of index.html.`)
  })

  it('reports a comment, which the build cannot read', () => {
    expect(complaints({ 'content/techStack.json': '// none yet\n[]\n' })).toEqual([
      '  content/techStack.json:1:1: a comment, which JSON does not allow',
      '      Remove the comment.',
    ])
  })

  it('reports a duplicate key', () => {
    expect(complaints({ 'content/company.json': ['"country": "IN",', '"country": "IN",\n  "name": "Other",'] })).toEqual([
      '  content/company.json:9:3 name: is a duplicate key',
      '      Keep one of the two.',
    ])
  })
})

describe('blog', () => {
  it('reports a missing key of front matter', () => {
    expect(complaints({ 'content/blog/practice/second-post/index.md': ['alt: Sparks\n', ''] })).toEqual([
      '  content/blog/practice/second-post/index.md:1:1 alt: is missing',
      '      Add a line “alt: …”, a text, between the two --- at the top of the file.',
    ])
  })

  it('reports a translation without original', () => {
    expect(complaints({ 'content/blog/practice/first-post/index.md': null })).toEqual([
      '  content/blog/practice/first-post/index.md:1:1: the original is missing',
      '      Write index.md; translations stand beside it as index.<language>.md.',
    ])
  })

  it('reports an empty folder', () => {
    for (const folder of ['content/blog/practise', 'content/blog/practice/third-post']) {
      expect(complaints({ [`${folder}/.gitkeep`]: '' })).toEqual([`  ${folder}/index.md:1:1: an empty folder`, '      Remove it, or write its index.md.'])
    }
  })

  it('reports invalid YAML at its line in the file', () => {
    expect(complaints({ 'content/blog/practice/second-post/index.md': ['alt: Sparks', 'alt: Sparks: many'] })).toEqual([
      '  content/blog/practice/second-post/index.md:6:6: front matter is not YAML: Nested mappings are not allowed in compact mappings',
      '      Put texts that contain a colon or start with a quote into "…".',
    ])
  })

  it('reports missing front matter once', () => {
    expect(complaints({ 'content/blog/practice/second-post/index.md': 'Only a text.\n' })).toEqual([
      '  content/blog/practice/second-post/index.md:1:1: has no front matter',
      '      Begin the file with a line of ---, below it title: …, description: …, date: …, image: …, alt: …, keywords: …, each on a line, then another ---.',
    ])
    expect(complaints({ 'content/blog/practice/second-post/index.md': ['---\ntitle', 'title'] })[0]).toContain(': has no front matter')
  })

  it.each(['\n', ' ', '\r\n\r\n'])('reports front matter below %j', (above) => {
    expect(complaints({ 'content/blog/practice/second-post/index.md': ['---\ntitle', `${above}---\ntitle`] })).toEqual([
      '  content/blog/practice/second-post/index.md:1:1: front matter that does not begin the file',
      '      Remove the empty lines and spaces before the first ---.',
    ])
  })

  it('reports a post in the place of a category once', () => {
    const post = '---\ntitle: A title about something\ndate: 2026-03-14\n---\n\nText.\n'
    expect(complaints({ 'content/blog/how-a/index.md': post })).toEqual([
      '  content/blog/how-a/index.md:1:1: a post in the folder of a category',
      '      Move it: a post lies in content/blog/<category>/<post>/.',
    ])
  })
})
