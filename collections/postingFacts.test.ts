import { expect, it } from 'vitest'
import { schemas } from './schemas'

const issuesOf = (facts: object) => schemas.openings.safeParse([{ key: 'tester', image: 'erp', ...facts }]).error?.issues.map(({ path }) => path.at(-1))

it.each([
  [{ datePosted: '2026-05-31', validThrough: '2026-05-31' }, undefined],
  [{ datePosted: '2026-06-01', validThrough: '2026-05-31' }, ['validThrough']],
  // Compared as texts, the last day would be before it.
  [{ datePosted: '31.05.2026', validThrough: '2026-06-30' }, ['datePosted']],
])('of an opening with %j, reports %j', (facts, keys) => {
  expect(issuesOf(facts)).toEqual(keys)
})
