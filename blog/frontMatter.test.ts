import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseFrontMatter } from './frontMatter'

const posts = globSync('content/blog/**/*.md').map((file) => readFileSync(file, 'utf8').split('---\n')[1] ?? '')

it('parses all our posts like the library', () => {
  expect(posts.length).toBeGreaterThan(10)
  for (const post of posts) expect(parseFrontMatter(post)).toEqual(parse(post))
})

it.each([
  'title: Testing what matters\ndate: 2026-03-14\ndraft: true\n',
  'title: "Logs: what to keep"\r\nalt: \'A "sheet"\'\r\n',
  'title:   Between spaces   ',
  'title: テストの話\nalt: été',
  'title: "A \\"quoted\\" word \\u00e9"\nalt: \'it\'\'s\'',
  'title: without a comment#here\nalt: a#b',
  'draft: True # until Monday\npublishAt: 2026-03-14T09:00+05:30 # a Saturday\nkeywords: [a, b] # two',
  'title: 12\nimage: 0x1F\nalt: 1e3\ndate: .inf',
  'title: null\nalt: ~\nimage: True\ndate: FALSE\ndraft: Null',
  'title: |\n  one\n  two\nalt: three',
  'title: one\n  two',
  'keywords: [a, # first\n  b]\nmore: {\n  a: 1\n}\nrest: [{\n  a: 1 }]\ndraft: [] # none\r\nalt: a',
  'keywords: [a, b]\nmore: {a: 1}',
  '# only a comment',
  'title: one\n\nalt: two',
  '"title": one',
  'title:\talso\nalt: a\tb',
  'title: a\u2028b',
  'title: a\rb',
  'title: "a\rb"',
  'title: a \t',
  'title: yes\nalt: no\nimage: on',
  'title:',
  'constructor: a\ntitle: b',
  'title: ends:\n',
  'title: one:two',
  'title: “One” and “two”\nalt: a “word”',
  'title: "“One”"',
])('parses %j like the library', (yaml) => {
  const resultOf = (parser: () => unknown) => {
    try {
      return parser()
    } catch (error) {
      return (error as Error).name
    }
  }
  // Also line by line, because one complex line makes the library parse the whole text.
  for (const part of new Set([yaml, ...yaml.split(/\r?\n/)])) {
    expect(
      resultOf(() => parseFrontMatter(part)),
      part,
    ).toEqual(resultOf(() => parse(part) || {}))
  }
})

it('reads a title with ever so many spaces in it, as after a bad paste', () => {
  const title = `a${' '.repeat(200_000)}b`
  expect(parseFrontMatter(`title: ${title}`)).toEqual({ title })
})

it('rejects what the library rejects', () => {
  expect(() => parseFrontMatter('title: one\ntitle: two')).toThrow(/unique/)
  expect(() => parseFrontMatter('title: Logs: what to keep')).toThrow(/nested mappings/i)
})
