import { expect, it } from 'vitest'
import { complaints } from './sampleSite'

it('x', () => {
  expect(complaints({})).toEqual([])
})
