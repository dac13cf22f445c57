import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, resolve } from 'node:path'
import { isHelpWanted } from '../check/commandOptions'
import { debianChromium, installChromium, installedChromium } from '../testing/findChromium'
import { freePort } from '../testing/freePort'
import { readTally } from './test/budget'
import { changedFiles } from './test/changedFiles'
import { isPart, partNames, resultsFolder, stepsFor, stepsOf } from './test/parts'
import { report } from './test/report'
import { readResults } from './test/results'
import { runSteps } from './test/runSteps'

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
const isChromiumNeeded = !chromium.browser && steps.some(({ after }) => after?.includes('Chromium'))
const all = isChromiumNeeded ? [{ name: 'Chromium', command: installChromium }, ...steps] : steps
const outcomes = await runSteps(all, Math.max(2, availableParallelism()), environment, (text) => process.stdout.write(text))

const results = [`${resultsFolder}/unit.json`, `${resultsFolder}/built.json`, browserResults].flatMap(readResults)
process.exitCode = report(outcomes, results, readTally(tally)) ? 0 : 1
