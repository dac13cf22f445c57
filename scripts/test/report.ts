import type { readTally } from './budget'
import type { TestResult } from './results'
import type { Outcome } from './runSteps'

/**
 * Prints the times of a run, its budgets and its failures.
 *
 * @returns whether everything has passed.
 */
export function report(outcomes: readonly Outcome[], results: readonly TestResult[], { lines, exceeded }: ReturnType<typeof readTally>): boolean {
  printTimes(outcomes, results)
  if (results.length > 0) console.log(`\n${lines.join('\n')}`)
  if (exceeded) console.error('The tests do more than their budget allows (scripts/test/budget.ts): let the new ones share a build or a page.')
  const broken = outcomes.filter(({ state }) => state !== 'passed')
  for (const { name, state } of broken) console.error(`${name}: ${state}`)
  const failed = results.filter(({ passed }) => !passed)
  // Printed again at the end, as some logs show only that.
  for (const { file, name, error } of failed.slice(0, 10)) console.error(`\n✗ ${file}: ${name}\n${error.split('\n').slice(0, 25).join('\n')}`)
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
  return broken.length === 0 && !exceeded
}

function printTimes(outcomes: readonly Outcome[], results: readonly TestResult[]): void {
  console.log('\nSteps, s:')
  for (const { name, seconds } of outcomes) console.log(`  ${seconds.toFixed(1).padStart(6)}  ${name}`)
  const slowest = results.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  if (slowest.length > 0) console.log('Slowest tests, s:')
  for (const { seconds, file, name } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)}  ${file}: ${name}`)
}
