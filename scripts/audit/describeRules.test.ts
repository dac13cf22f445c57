import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allRules } from './allRules'
import { describeRules, rulesFile } from './describeRules'

it('the list of rules in docs/ is up to date; `npm run audit -- --docs` writes it', () => {
  expect(readFileSync(rulesFile, 'utf8')).toBe(describeRules(allRules))
})

it('every file of a rule is listed under a unique name, and has a test', () => {
  const files = readdirSync('scripts/audit/rules')
  const rules = files.filter((file) => !file.endsWith('.test.ts'))
  expect(rules).toHaveLength(allRules.length)
  expect(new Set(allRules.map(({ name }) => name)).size).toBe(allRules.length)
  for (const file of rules) expect(files).toContain(file.replace('.ts', '.test.ts'))
})
