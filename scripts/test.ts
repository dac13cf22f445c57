import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, resolve } from 'node:path'
import { isHelpWanted } from '../check/commandOptions'
import { debianChromium, installChromium, installedChromium } from '../testing/findChromium'
import { freePort } from '../testing/freePort'
import { readTally } from './test/budget'
import { type Part, partNames, resultsFolder, stepsFor, stepsOf } from './test/parts'
import { readResults } from './test/results'
import { type Outcome, runSteps, type Step } from './test/runSteps'

/** `npm test`: runs everything that CI checks, in parallel. `-- unit`, `-- built` and `-- browser` run a part, `-- changed` the tests affected by the working tree. */
const requestedParts = process.argv.slice(2)
const described = `Parts: ${partNames.join(', ')}, changed. Without one, everything runs.`
if (isHelpWanted(requestedParts)) {
  console.log(`npm test -- <part>: runs a part of the tests. ${described}`)
  process.exit()
}
const unknown = requestedParts.find((name) => name !== 'changed' && !isPart(name))
if (unknown) {
  console.error(`There is no part “${unknown}”. ${described}`)
  process.exit(2)
}

rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })
const tally = resolve(resultsFolder, 'tally')
const browserResults = `${resultsFolder}/browser.json`
const chromium = installedChromium()
// A browser without its shell is enough; without the browser, both are installed while other steps run.
const { browser, shell } = chromium.browser ? chromium : debianChromium
const environment = {
  // TypeScript’s compiler, a Go program, takes a fifth less time and 300 MB more if it collects garbage less often.
  GOGC: '400',
  ...process.env,
  // Every Node process of the tests runs for seconds, too: a twentieth of their time.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require=${JSON.stringify(resolve('renderer/prerender/compilerFlags.cjs'))}`.trim(),
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
  CHROMIUM_PATH: browser,
  ...(shell && { CHROMIUM_SHELL_PATH: shell }),
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults,
  TEST_TALLY: tally,
}

const parts = requestedParts.filter(isPart)
const steps = requestedParts.includes('changed') ? stepsFor(changedFiles()) : stepsOf(parts.length > 0 ? parts : partNames)
if (steps.length === 0) console.log('Nothing has changed since the last commit.')
const outcomes = await runSteps(withChromium(steps), Math.max(2, availableParallelism()), environment, (text) => process.stdout.write(text))

const results = [`${resultsFolder}/unit.json`, `${resultsFolder}/built.json`, browserResults].flatMap(readResults)
const { lines, exceeded } = readTally(tally)
printTimes(outcomes)
if (results.length > 0) console.log(`\n${lines.join('\n')}`)
const isWhole = outcomes.every(({ state }) => state === 'passed') && !exceeded
if (exceeded) console.error('The tests do more than their budget allows (scripts/test/budget.ts): let the new ones share a build or a page.')
for (const { name, state } of outcomes) if (state !== 'passed') console.error(`${name}: ${state}`)
const failed = results.filter(({ passed }) => !passed)
// Printed again at the end, as some logs show only that.
for (const { file, name, error } of failed.slice(0, 10)) console.error(`\n✗ ${file}: ${name}\n${error.split('\n').slice(0, 25).join('\n')}`)
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = isWhole ? 0 : 1

function isPart(name: string): name is Part {
  return (partNames as readonly string[]).includes(name)
}

function withChromium(wanted: Step[]): Step[] {
  const isNeeded = !chromium.browser && wanted.some(({ after }) => after?.includes('Chromium'))
  return isNeeded ? [{ name: 'Chromium', command: installChromium }, ...wanted] : wanted
}

/** Against the last commit, new files included. */
function changedFiles(): string[] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all', '--no-renames', '-z'], { encoding: 'utf8' })
  return stdout.split('\0').flatMap((line) => line.slice(3) || [])
}

function printTimes(outcomes: Outcome[]): void {
  console.log('\nSteps, s:')
  for (const { name, seconds } of outcomes) console.log(`  ${seconds.toFixed(1).padStart(6)}  ${name}`)
  const slowest = results.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  if (slowest.length > 0) console.log('Slowest tests, s:')
  for (const { seconds, file, name } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)}  ${file}: ${name}`)
}
