import { expect, it } from 'vitest'
import { partNames, stepsFor, stepsOf } from './parts'

const names = (steps: { name: string }[]) => steps.map(({ name }) => name)
const everything = names(stepsOf(partNames))

it('builds only once for all parts', () => {
  expect(names(stepsOf(['built', 'browser'])).filter((name) => name === 'build')).toHaveLength(1)
  expect(names(stepsOf(['unit']))).toEqual(['unit tests'])
})

it('includes the steps of every part in a whole run', () => {
  for (const part of partNames) expect(everything).toEqual(expect.arrayContaining(names(stepsOf([part]))))
})

it('runs everything after a change of the site or of testing/', () => {
  for (const file of ['components/cards/Card.tsx', 'content/company.json', 'locales/de/home.json', 'package.json', 'testing/copyProject.ts'])
    expect(names(stepsFor(['docs/deploy.md', file]))).toEqual(everything)
})

it('runs only changed tests if nothing else has changed', () => {
  const steps = stepsFor(['e2e/contact.spec.ts', 'e2e/removed.spec.ts', 'i18n/address.test.ts'])
  expect(steps.find(({ name }) => name === 'browser tests')?.command).toMatch(/ e2e\/contact\.spec\.ts$/)
  expect(names(steps)).toEqual(expect.arrayContaining(['types', 'lint', 'unit tests', 'build']))
  expect(names(steps)).not.toContain('built site')
})

it('does not build for changes of docs or unit tests, and runs nothing without changes', () => {
  expect(names(stepsFor(['docs/deploy.md', 'i18n/address.test.ts']))).not.toContain('build')
  expect(stepsFor([])).toEqual([])
})
