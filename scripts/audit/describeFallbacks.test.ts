import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { browsersFile, describeFallbacks, insertTable } from './describeFallbacks'
import { fallbacks } from './fallbacks'
import { readCompatData } from './features/compatData'

it('the table in docs/ is up to date', () => {
  const page = readFileSync(browsersFile, 'utf8')
  expect(page, 'run `npm run audit -- --docs`').toBe(insertTable(page, describeFallbacks(fallbacks, readCompatData())))
})

it('lists the first versions of the three engines, and the fallback', () => {
  const table = describeFallbacks([{ name: ':has', keys: ['css.selectors.has'], without: 'plain' }], readCompatData())
  expect(table).toContain('| :has | 105, 121, 15.4 | plain |\n')
})
