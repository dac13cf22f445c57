import { existsSync, readFileSync } from 'node:fs'

/**
 * Kinds of expensive work, with their maximum count per run. There are about 485 page loads on an idle machine; on a busy one, Chromium gives up
 * some of the transitions between pages, which are tried again (`e2e/viewTransition.spec.ts`).
 */
const budget = { 'project build': 20, 'page load': 500 }
type Work = keyof typeof budget

/**
 * Counts the expensive work of a test run. These budgets keep the suite at five minutes, and unlike times they are the same on every machine:
 * a test that needs a build or page load shares an existing one.
 *
 * @param file the tally, with a line per unit of work, starting with its kind (`testing/copyProject.ts`, `testing/test.ts`).
 * @returns the output, and whether a budget is exceeded.
 */
export function readTally(file: string): { lines: string[]; exceeded: boolean } {
  const tally = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const counts = (Object.keys(budget) as Work[]).map((work) => ({ work, count: tally.filter((line) => line.startsWith(work)).length }))
  return {
    lines: counts.map(({ work, count }) => `${work}s: ${count} of at most ${budget[work]}`),
    exceeded: counts.some(({ work, count }) => count > budget[work]),
  }
}
