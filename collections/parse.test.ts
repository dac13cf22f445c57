import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parse } from './parse'
import { position } from './position'
import { ContentError, describe as inWords } from './problem'
import { schemas } from './schemas'

const quoteRemedy = 'Write “ and ” around words inside a text, or \\" for each quote.'
const schema = z.strictObject({ title: z.string(), count: z.number() })

describe('parse', () => {
  it('returns typed data', () => {
    expect(parse(schema, '{ "title": "A", "count": 2 }', 'x.json')).toEqual({ data: { title: 'A', count: 2 }, problems: [] })
  })

  it('reports an invalid value with file, line, column and key', () => {
    const { problems } = parse(schema, '{\n  "title": "A",\n  "count": "2"\n}', 'x.json')
    expect(problems.map(inWords)).toEqual(['  x.json:3:12 count: “2” is not a number\n      Write a number, without quotes.'])
  })

  it('reports a missing key at its object', () => {
    const { problems } = parse(z.array(schema), '[\n  { "title": "A" }\n]', 'x.json')
    expect(problems[0]).toMatchObject({ line: 2, column: 3, key: '0.count' })
  })

  it('reports invalid JSON at its position', () => {
    const { problems } = parse(schema, '{\n  "title": "A"\n  "count": 2\n}', 'x.json')
    expect(problems[0]).toMatchObject({ file: 'x.json', line: 2, column: 15, found: 'not valid JSON: a comma is missing', remedy: 'Put a comma here.' })
  })

  it.each([
    ['{ "title": "A" "count": 2 }', '1:15', 'a comma is missing', 'Put a comma here.'],
    ['{\n  "title": "A",\n}', '2:15', 'a trailing comma', 'Remove this comma.'],
    ['["A", ]', '1:5', 'a trailing comma', 'Remove this comma.'],
    ['{ "title": "A"', '1:15', 'a brace is not closed', 'Close it with “}”.'],
    ['["A"', '1:5', 'a bracket is not closed', 'Close it with “]”.'],
    ['{ "title" "A" }', '1:10', 'a colon is missing', 'Put a colon here.'],
    ['{ "title", "A" }', '1:10', 'a colon is missing', 'Put a colon here.'],
    [
      '{\n  "title": "A,\n  "count": 2\n}',
      '2:12',
      'a text is not closed',
      'Put a quote (") at the end of this text; a quote inside it is written \\", a line break \\n.',
    ],
    ['{\n  "title": "A\tB"\n}', '2:12', 'a tab or another invisible character stands inside a text', 'Write a space instead.'],
    ['{ "title": "Start "your" career" }', '1:19', 'a quote stands inside a text', quoteRemedy],
    ['{\n  "title": "Since "5" years",\n  "count": 2\n}', '2:19', 'a quote stands inside a text', quoteRemedy],
    ['["One “two" three"]', '1:11', 'a quote stands inside a text', quoteRemedy],
    ['{ "title": “A” }', '1:12', '“ instead of a straight quote', 'Write " at both ends of the text.'],
    ['{ "title":\u00a0"A" }', '1:11', 'a non-breaking or full-width space', 'Write the space of the space bar there.'],
    ['{\n\u3000"title": "A" }', '2:1', 'a non-breaking or full-width space', 'Write the space of the space bar there.'],
    ["{ 'title': 1 }", '1:3', "' instead of a straight quote", 'Write " at both ends of the text.'],
    ['{ title: 1 }', '1:3', 'title is not in quotes', 'Put " at both ends of the text.'],
    ['{ "a": False }', '1:8', 'False is not in small letters', 'Write false.'],
    ['{ "a": yes }', '1:8', 'yes is not in quotes', 'Write true or false; or put " at both ends, if it is a text.'],
    ['{ "a": 1,5 }', '1:8', 'a comma in a number', 'Write 1.5, or 15 if it is the comma of thousands.'],
    ['{ "a": 1,500, "b": 2 }', '1:8', 'a comma in a number', 'Write 1.500, or 1500 if it is the comma of thousands.'],
    ['{ "a": 007 }', '1:8', 'a number that starts with 0', 'Write 7; or put " at both ends, if it is a text, such as a telephone number.'],
    ['{ "a": 1,\n\u200B"b": 2 }', '2:1', 'an invisible character', 'Delete this line, and type it again.'],
    ['', '1:1', 'the file is empty', 'Restore it from the repository’s history.'],
    [' \n', '1:1', 'the file is empty', 'Restore it from the repository’s history.'],
    ['{\n  "title": "A",,\n  "count": 2\n}', '2:16', 'a comma too many', 'Remove this comma.'],
    ['["A",\n,"B"]', '2:1', 'a comma too many', 'Remove this comma.'],
    ['[,"B"]', '1:2', 'a comma too many', 'Remove this comma.'],
    ['{ "title": , "count": 2 }', '1:11', 'a value is missing', 'Write it behind the colon.'],
    ['{ "title": }', '1:11', 'a value is missing', 'Write it behind the colon.'],
    ['{ "title": "A\\\\B\\share" }', '1:17', 'a backslash stands inside a text', 'Write \\\\ for a backslash, or remove it.'],
    ['{ "title" = 1 }', '1:11', 'this is not allowed here', 'Check this line and the one above it for a missing comma, quote or bracket.'],
  ])('reports %s once, with a remedy', (text, place, found, remedy) => {
    const { problems } = parse(z.unknown(), text, 'x.json')
    expect(problems.map(inWords)).toEqual([`  x.json:${place}: not valid JSON: ${found}\n      ${remedy}`])
  })

  it('reports an unknown key at the key', () => {
    const { problems } = parse(schema, '{\n  "title": "A",\n  "cuont": 2\n}', 'x.json')
    expect(problems.map(inWords)).toEqual(['  x.json:3:3 cuont: unknown key; did you mean “count”?\n      Rename it to “count”, or remove it.'])
  })

  it('reports braces in the place of a choice', () => {
    const text = '[{ "id": 1, "category": { "name": "education" }, "image": "erp" }]'
    expect(parse(schemas.projects, text, 'p.json').problems[0]).toMatchObject({ key: '0.category', found: '{"name":"education"} is none of the choices' })
  })
})

it('counts lines and columns from one', () => {
  expect(position('ab\ncd', 0)).toEqual({ line: 1, column: 1 })
  expect(position('ab\ncd', 4)).toEqual({ line: 2, column: 2 })
})

it('lists every problem in a ContentError', () => {
  const problem = { file: 'a.json', line: 1, column: 2, key: 'k', found: 'is wrong', remedy: 'Mend it.' }
  expect(new ContentError([problem, problem]).message).toMatch(/^2 problems in the content:\n {2}a\.json:1:2 k: is wrong\n {6}Mend it\./)
})

it.each([
  ['"\\u0435rp"', 'It must be “erp”, typed with Latin letters: some here only look like them.'],
  ['"erp\\u00A0"', 'It must be “erp”, without a space.'],
  ['" erp"', 'It must be “erp”, without a space.'],
])('says how the name %s of a picture is written', (image, remedy) => {
  const { problems } = parse(schemas.projects, `[{ "id": 1, "category": "education", "image": ${image} }]`, 'x.json')
  expect(problems.map((problem) => problem.remedy)).toEqual([remedy])
})

it.each(['https://example.com/my page', 'https://example.com/my\\u00A0page', 'https://example.com/\\u200Bpage'])('refuses the address %s', (address) => {
  const company = { ...JSON.parse(readFileSync('content/company.json', 'utf8')), profileUrl: JSON.parse(`"${address}"`) }
  const { problems } = parse(schemas.company, JSON.stringify(company), 'x.json')
  expect(problems.map(({ key, remedy }) => [key, remedy])).toEqual([['profileUrl', expect.stringContaining('no spaces')]])
})
