import { expect, it } from 'vitest'
import { darker, turned } from './colours'

it('turns a colour as the filter of the dark scheme does, and makes one darker', () => {
  expect([turned('#6F2DA8'), turned('#000'), darker('#6F2DA8')]).toEqual(['#C8A3FF', '#EDEDED', '#562382'])
})
