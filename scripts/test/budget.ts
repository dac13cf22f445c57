import { existsSync, readFileSync } from 'node:fs'

/** A kind of work that takes the suite’s time, and how often it may be done in a run. */
const budget = { 'project build': 22, 'page load': 580 }
type Work = keyof typeof budget

/**
 * How often a run of the tests has done what takes its time. The suite’s five minutes are kept by these numbers, as they are the same on every
 * machine: a test that needs another build or page load shares one that there is.
 *
 * @param file the tally: a line for each, which begins with the kind of work (`testing/copyProject.ts`, `testing/test.ts`).
 * @returns what to print, and whether it is more than is allowed.
 */
export function readTally(file: string): { lines: string[]; exceeded: boolean } {
  const tally = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const counts = (Object.keys(budget) as Work[]).map((work) => ({ work, count: tally.filter((line) => line.startsWith(work)).length }))
  return {
    lines: counts.map(({ work, count }) => `${work}s: ${count} of at most ${budget[work]}`),
    exceeded: counts.some(({ work, count }) => count > budget[work]),
  }
}
