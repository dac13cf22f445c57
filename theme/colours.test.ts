import { expect, it } from 'vitest'
import { applyDrawingFilter, darker } from './colours'

it('inverts a colour like the filter of the dark scheme, and darkens one', () => {
  expect([applyDrawingFilter('#6F2DA8'), applyDrawingFilter('#000'), darker('#6F2DA8')]).toEqual(['#C8A3FF', '#EDEDED', '#562382'])
})
