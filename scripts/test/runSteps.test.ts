import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runSteps, type Step } from './runSteps'

const node = (script: string) => `"${process.execPath}" -e "${script}"`
const prints = (name: string) => node(`console.log('${name} output')`)
const fails = node('process.exit(3)')

async function run(steps: Step[], maxParallel = 2) {
  let output = ''
  const outcomes = await runSteps(steps, maxParallel, process.env, (text) => {
    output += text
  })
  return { output, states: Object.fromEntries(outcomes.map(({ name, state }) => [name, state])) }
}

it('runs all steps, reports failed ones, and skips those that depend on them', async () => {
  const { output, states } = await run([
    { name: 'build', command: fails },
    { name: 'audit', command: prints('audit'), after: ['build'] },
    { name: 'report', command: prints('report'), after: ['audit'] },
    { name: 'types', command: prints('types') },
  ])
  expect(states).toEqual({ build: 'failed', audit: 'skipped', report: 'skipped', types: 'passed' })
  expect(output).toContain('types output')
  expect(output).not.toContain('audit output')
})

it('runs a step after its dependencies, ignoring those that are not part of the run', async () => {
  const { output, states } = await run(
    [
      { name: 'browser', command: prints('browser'), after: ['build', 'Chromium'] },
      { name: 'build', command: prints('build') },
    ],
    1,
  )
  expect(states).toEqual({ browser: 'passed', build: 'passed' })
  expect(output.indexOf('build output')).toBeLessThan(output.indexOf('browser output'))
})

it('prints the output of parallel steps one after the other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  const file = join(folder, 'second-has-run')
  // The first step ends only after the second one has run, so they must run in parallel.
  const waits = `const fs = require('fs'); console.log('first begins'); const wait = setInterval(() => { if (!fs.existsSync('${file}')) return; clearInterval(wait); console.log('first ends') }, 20)`
  const { output } = await run([
    { name: 'first', command: node(waits) },
    { name: 'second', command: node(`console.log('second output'); require('fs').writeFileSync('${file}', '')`) },
  ])
  rmSync(folder, { recursive: true })
  const order = ['first begins', 'first ends', '— first:', 'second output', '— second:']
  const places = order.map((text) => output.lastIndexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})
