import { existsSync } from 'node:fs'
import type { Step } from './runSteps'

/** Parts that run by name: `npm test -- browser`. */
export const partNames = ['unit', 'built', 'browser'] as const
type Part = (typeof partNames)[number]

export function isPart(name: string): name is Part {
  return (partNames as readonly string[]).includes(name)
}

/** Output folder of the test runners. */
export const resultsFolder = 'node_modules/.cache/test'
const vitest = (project: string) => `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${resultsFolder}/${project}.json`

/** Static checks. */
const checks: Step[] = [
  // Each checker infers the types of i18next’s keys again: one checker takes half the processor time of four.
  { name: 'types', command: 'tsc --noEmit --checkers 1' },
  { name: 'lint', command: 'biome check' },
  { name: 'unused code', command: 'knip' },
  { name: 'content', command: 'node scripts/run.js check' },
]
const build: Step = { name: 'build', command: 'node renderer/prerender/start.js' }
const unit: Step = { name: 'unit tests', command: vitest('unit') }
const audit: Step = { name: 'audit', command: 'node scripts/run.js audit', after: ['build'] }
const built: Step = { name: 'built site', command: vitest('built'), after: ['build', 'Chromium'] }
const browser: Step = { name: 'browser tests', command: 'playwright test', after: ['build', 'Chromium'] }

/**
 * The steps of these parts, in order of start: dependencies and the longest steps come first; the audit fills what the last of these leaves.
 *
 * @param parts all of them for everything that CI checks.
 */
export function stepsOf(parts: readonly Part[]): Step[] {
  if (parts.length === partNames.length) return [build, ...checks, browser, unit, built, audit]
  const steps: Record<Part, Step[]> = { unit: [unit], built: [build, audit, built], browser: [build, browser] }
  return [...new Set(parts.flatMap((part) => steps[part]))]
}

/** Files that affect no page of the site. */
const unrelatedToSite = /\.test\.tsx?$|^(docs|e2e|scripts\/(bench|test))\/|^[^/]*\.md$|^\.(ci|github|vscode)\//

/**
 * The steps affected by changed files. Vitest finds affected unit tests by their imports; a change of the site affects every test of
 * the built site.
 *
 * @param changed paths from the project’s root.
 */
export function stepsFor(changed: string[]): Step[] {
  if (changed.length === 0) return []
  const always = [...checks, { ...unit, command: `${unit.command} --changed --passWithNoTests` }]
  if (changed.some((file) => !unrelatedToSite.test(file))) return stepsOf(partNames).map((step) => always.find(({ name }) => name === step.name) ?? step)
  const only = (step: Step, ending: string): Step[] => {
    const tests = changed.filter((file) => file.startsWith('e2e/') && file.endsWith(ending) && existsSync(file))
    return tests.length > 0 ? [{ ...step, command: `${step.command} ${tests.join(' ')}` }] : []
  }
  const ofSite = [...only(browser, '.spec.ts'), ...only(built, '.test.ts')]
  return ofSite.length > 0 ? [build, ...always, ...ofSite] : always
}
