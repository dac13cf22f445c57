import { expect, it } from 'vitest'
import { getPostFacts } from './postFacts'

it('returns valid facts, and dates without the time', () => {
  const facts = { date: '2026-03-14', updated: '2026-04-01', author: 'A. Writer', team: undefined }
  expect(getPostFacts(facts)).toEqual(facts)
  expect(getPostFacts({ date: '2026-03-14 10:30:00', updated: '2026-04-01T00:00:00Z' })).toMatchObject({ date: '2026-03-14', updated: '2026-04-01' })
})

it.each([
  {},
  { date: null, updated: 20260314, author: { name: 'x' }, team: [] },
  { date: 'yesterday', updated: '2026-13-01', author: ' ', team: '' },
  { date: '1970-01-01' },
])('omits the invalid facts of %j', (sent) => {
  expect(Object.values(getPostFacts(sent)).filter((value) => value !== undefined)).toEqual([])
})
