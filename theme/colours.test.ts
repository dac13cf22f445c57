import { expect, it } from 'vitest'
import { darker, turned } from './colours'

it('inverts a colour like the filter of the dark scheme, and darkens one', () => {
  expect([turned('#6F2DA8'), turned('#000'), darker('#6F2DA8')]).toEqual(['#C8A3FF', '#EDEDED', '#562382'])
})
