import { expect, it } from 'vitest'
import { supportedBrowsers } from './supportedBrowsers'

it('names browsers as the bundler does', () => {
  expect(supportedBrowsers(['safari >= 16.4', 'ios_saf >= 16.4', 'firefox >= 115'])).toEqual(['safari16.4', 'ios16.4', 'firefox115'])
})

it('says which entry it does not understand, and what to write', () => {
  expect(() => supportedBrowsers(['last 2 years'])).toThrow('package.json: browserslist: “last 2 years” is not understood. Write it as “safari >= 16.4”.')
})

it('finds the project’s own list', () => {
  expect(supportedBrowsers().length).toBeGreaterThan(0)
})
