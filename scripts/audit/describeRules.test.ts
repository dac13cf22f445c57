import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allRules } from './allRules'
import { describeRules, rulesFile } from './describeRules'

it('the list of the rules in docs/ is that of the code; `npm run audit -- --docs` writes it', () => {
  expect(readFileSync(rulesFile, 'utf8')).toBe(describeRules(allRules))
})

it('every file of a rule is in the list, under a name of its own, with a test beside it', () => {
  const files = readdirSync('scripts/audit/rules')
  const rules = files.filter((file) => !file.endsWith('.test.ts'))
  expect(rules).toHaveLength(allRules.length)
  expect(new Set(allRules.map(({ name }) => name)).size).toBe(allRules.length)
  for (const file of rules) expect(files).toContain(file.replace('.ts', '.test.ts'))
})
