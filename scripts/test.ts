import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './test/findChromium'

/** `npm test`: everything that CI checks, stopping at the first step that fails. */
const results = 'node_modules/.cache/test'
const steps: [name: string, command: string][] = [
  ['types', 'tsc --noEmit'],
  ['lint', 'biome check'],
  ['unused code', 'knip'],
  ['content', 'tsx scripts/check.ts'],
  ['unit tests', `vitest run --project unit --reporter=default --reporter=json --outputFile.json=${results}/unit.json`],
  ['build', 'npm run build'],
  ['audit', 'tsx scripts/audit.ts'],
  ['built site', `vitest run --project built --reporter=default --reporter=json --outputFile.json=${results}/built.json`],
  ['browser tests', 'playwright test'],
]

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const environment = { ...process.env, CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/browser.json` }

for (const [name, command] of steps) {
  const start = performance.now()
  console.log(`\n— ${name}: ${command}`)
  const { status } = spawnSync(command.startsWith('npm ') ? command : `npx ${command}`, { shell: true, stdio: 'inherit', env: environment })
  if (status !== 0) {
    console.error(`\n${name} failed.`)
    process.exitCode = 1
    break
  }
  console.log(`— ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
const { passed, failed } = countTests()
console.log(`\n${passed} passed, ${failed} failed`)

/** What the runners have counted; a run that broke off has counted less. */
function countTests(): { passed: number; failed: number } {
  const counts = { passed: 0, failed: 0 }
  for (const name of ['unit', 'built']) {
    const report = readReport(`${results}/${name}.json`)
    counts.passed += report?.numPassedTests ?? 0
    counts.failed += report?.numFailedTests ?? 0
  }
  const browser = readReport(environment.PLAYWRIGHT_JSON_OUTPUT_NAME)
  counts.passed += browser?.stats?.expected ?? 0
  counts.failed += browser?.stats?.unexpected ?? 0
  return counts
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
