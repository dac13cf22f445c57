import { expect, it } from 'vitest'
import { supportedBrowsers } from './supportedBrowsers'

it('converts browserslist entries to the bundler’s format', () => {
  expect(supportedBrowsers(['safari >= 16.4', 'ios_saf >= 16.4', 'firefox >= 115'])).toEqual(['safari16.4', 'ios16.4', 'firefox115'])
})

it('rejects an unsupported entry with a remedy', () => {
  expect(() => supportedBrowsers(['last 2 years'])).toThrow('package.json: browserslist: “last 2 years” is not understood. Write it as “safari >= 16.4”.')
})

it('reads the list of package.json', () => {
  expect(supportedBrowsers().length).toBeGreaterThan(0)
})
