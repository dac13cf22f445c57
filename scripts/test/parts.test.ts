import { expect, it } from 'vitest'
import { partNames, stepsFor, stepsOf } from './parts'

const names = (steps: { name: string }[]) => steps.map(({ name }) => name)
const everything = names(stepsOf(partNames))

it('builds once, whatever parts need the built site', () => {
  expect(names(stepsOf(['built', 'browser'])).filter((name) => name === 'build')).toHaveLength(1)
  expect(names(stepsOf(['unit']))).toEqual(['unit tests'])
})

it('has every step of a part in the whole', () => {
  for (const part of partNames) expect(everything).toEqual(expect.arrayContaining(names(stepsOf([part]))))
})

it('runs everything after a change of what the site is made of, and of what its tests share', () => {
  for (const file of ['components/cards/Card.tsx', 'content/company.json', 'locales/de/home.json', 'package.json', 'testing/copyProject.ts'])
    expect(names(stepsFor(['docs/deploy.md', file]))).toEqual(everything)
})

it('runs the tests that have changed, where nothing else has', () => {
  const steps = stepsFor(['e2e/contact.spec.ts', 'i18n/address.test.ts'])
  expect(steps.find(({ name }) => name === 'browser tests')?.command).toMatch(/ e2e\/contact\.spec\.ts$/)
  expect(names(steps)).toEqual(expect.arrayContaining(['types', 'lint', 'unit tests', 'build']))
  expect(names(steps)).not.toContain('built site')
})

it('builds nothing for a change of docs or of a unit test, and does nothing for none', () => {
  expect(names(stepsFor(['docs/deploy.md', 'i18n/address.test.ts']))).not.toContain('build')
  expect(stepsFor([])).toEqual([])
})
