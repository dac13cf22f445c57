import { expect, it } from 'vitest'
import { postalAddress } from './postalAddress'

it.each([
  ['en', 'India'],
  ['de', 'Indien'],
  ['ja', 'インド'],
])('names the country in %s', (language, country) => {
  expect(postalAddress({ address: ['Road', 'Pune 411000'], country: 'IN' }, language)).toEqual(['Road', 'Pune 411000', country])
})
