import { expect, it } from 'vitest'
import { readSettings } from './settings'

it('has a default for everything', () => {
  expect(readSettings({})).toEqual({ port: 3000 })
})

it('names a wrong setting', () => {
  expect(() => readSettings({ PORT: 'abc' })).toThrow('PORT=abc')
})
