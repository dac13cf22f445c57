import { expect, it } from 'vitest'
import { kinds } from './kinds'

it('rejects dates that do not exist', () => {
  const date = kinds.post?.fields.find(({ name }) => name === 'date')
  expect(date?.problem?.('2028-02-29')).toBeUndefined()
  for (const day of ['2026-02-31', '2026-13-01', 'soon']) expect(date?.problem?.(day)).toBe('has to be a date such as 2026-03-14')
})
