import { expect, it } from 'vitest'
import type { Field } from './kind'
import { readAnswers } from './readAnswers'

const fields: Field[] = [
  { name: 'sector', question: 'Which?', options: () => ['health', 'school'] },
  { name: 'heading', question: 'What?' },
  { name: 'slug', question: 'Where?', fallback: ({ heading = '' }) => heading.toLowerCase(), problem: (slug) => (/ /.test(slug) ? 'has a space' : undefined) },
]
const kind = { fields, example: 'thing --heading X' }

it('takes flags, and makes up the rest of them', async () => {
  expect(await readAnswers('thing', kind, { sector: 'school', heading: ' Bell ' })).toEqual({ sector: 'school', heading: 'Bell', slug: 'bell' })
})

it('names every flag that is missing, where nobody can be asked', async () => {
  await expect(readAnswers('thing', kind, { slug: 'x' })).rejects.toThrow(/thing needs --sector, --heading; .*: npm run new -- thing --heading X/)
})

it.each([
  [{ sector: 'sports', heading: 'a' }, '--sector is “sports”; it has to be one of: health, school.'],
  [{ sector: 'health', heading: '  ' }, '--heading is “  ”; it cannot be empty.'],
  [{ sector: 'health', heading: 'a', slug: 'b c' }, '--slug is “b c”; it has a space.'],
  [{ sector: 'health', heading: 'a', code: 'x' }, 'npm run new -- thing has no --code; it takes --sector, --heading, --slug.'],
])('refuses %o', async (flags, message) => {
  await expect(readAnswers('thing', kind, flags)).rejects.toThrow(message)
})

it('says so where the other answers make none', async () => {
  const message = 'Of the other answers no slug can be made: it would be “b c”, and it has a space. Give one with --slug.'
  await expect(readAnswers('thing', kind, { sector: 'health', heading: 'B C' })).rejects.toThrow(message)
})

it('asks for what no flag says, with the earlier answers at hand', async () => {
  const asked: string[] = []
  const answers = await readAnswers('thing', kind, { heading: 'Bell' }, async (field, earlier) => {
    asked.push(field.name)
    return field.fallback?.(earlier) ?? 'health'
  })
  expect(asked).toEqual(['sector', 'slug'])
  expect(answers).toEqual({ sector: 'health', heading: 'Bell', slug: 'bell' })
})
