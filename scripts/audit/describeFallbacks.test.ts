import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { browsersFile, describeFallbacks, insertTable } from './describeFallbacks'
import { fallbacks } from './fallbacks'
import { readCompatData } from './features/compatData'

it('stands in the guide as the list has it', () => {
  const page = readFileSync(browsersFile, 'utf8')
  expect(page, 'run `npm run audit -- --docs`').toBe(insertTable(page, describeFallbacks(fallbacks, readCompatData())))
})

it('says since when the three engines know a feature, and what there is without it', () => {
  const table = describeFallbacks([{ name: ':has', keys: ['css.selectors.has'], without: 'plain' }], readCompatData())
  expect(table).toContain('| :has | 105, 121, 15.4 | plain |\n')
})
