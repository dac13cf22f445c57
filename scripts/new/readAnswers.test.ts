import { expect, it } from 'vitest'
import type { Field } from './kind'
import { readAnswers } from './readAnswers'

const fields: Field[] = [
  { name: 'sector', question: 'Which?', options: () => ['health', 'school'] },
  { name: 'heading', question: 'What?' },
  { name: 'slug', question: 'Where?', fallback: ({ heading = '' }) => heading.toLowerCase(), problem: (slug) => (/ /.test(slug) ? 'has a space' : undefined) },
]
const kind = { fields, example: 'thing --heading X' }

it('takes flags, and derives missing answers from them', async () => {
  expect(await readAnswers('thing', kind, { sector: 'school', heading: ' Bell ' })).toEqual({ sector: 'school', heading: 'Bell', slug: 'bell' })
})

it('names all missing flags without a terminal', async () => {
  await expect(readAnswers('thing', kind, { slug: 'x' })).rejects.toThrow(/thing needs --sector, --heading; .*: npm run new -- thing --heading X/)
})

it.each([
  [{ sector: 'sports', heading: 'a' }, '--sector is “sports”; it has to be one of: health, school.'],
  [{ sector: 'health', heading: '  ' }, '--heading is “  ”; it cannot be empty.'],
  [{ sector: 'health', heading: 'a', slug: 'b c' }, '--slug is “b c”; it has a space.'],
  [{ sector: 'health', heading: 'a', code: 'x' }, 'npm run new -- thing has no --code; it takes --sector, --heading, --slug.'],
])('rejects %o', async (flags, message) => {
  await expect(readAnswers('thing', kind, flags)).rejects.toThrow(message)
})

it('rejects an invalid derived answer', async () => {
  const message = 'No slug can be derived from the other answers: it would be “b c”, and it has a space. Give one with --slug.'
  await expect(readAnswers('thing', kind, { sector: 'health', heading: 'B C' })).rejects.toThrow(message)
})

it('asks for fields without flag, with the earlier answers', async () => {
  const asked: string[] = []
  const answers = await readAnswers('thing', kind, { heading: 'Bell' }, async (field, earlier) => {
    asked.push(field.name)
    return field.fallback?.(earlier) ?? 'health'
  })
  expect(asked).toEqual(['sector', 'slug'])
  expect(answers).toEqual({ sector: 'health', heading: 'Bell', slug: 'bell' })
})
