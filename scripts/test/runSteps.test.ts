import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runSteps, type Step } from './runSteps'

const node = (script: string) => `"${process.execPath}" -e "${script}"`
const says = (name: string) => node(`console.log('${name} speaks')`)
const fails = node('process.exit(3)')

async function run(steps: Step[], lanes = 2) {
  let said = ''
  const outcomes = await runSteps(steps, lanes, process.env, (text) => {
    said += text
  })
  return { said, states: Object.fromEntries(outcomes.map(({ name, state }) => [name, state])) }
}

it('runs all of them, tells which failed, and leaves out what needs one that failed', async () => {
  const { said, states } = await run([
    { name: 'build', command: fails },
    { name: 'audit', command: says('audit'), after: ['build'] },
    { name: 'report', command: says('report'), after: ['audit'] },
    { name: 'types', command: says('types') },
  ])
  expect(states).toEqual({ build: 'failed', audit: 'left out', report: 'left out', types: 'passed' })
  expect(said).toContain('types speaks')
  expect(said).not.toContain('audit speaks')
})

it('runs a step after those that it needs, and does not wait for one that is not run this time', async () => {
  const { said, states } = await run(
    [
      { name: 'browser', command: says('browser'), after: ['build', 'Chromium'] },
      { name: 'build', command: says('build') },
    ],
    1,
  )
  expect(states).toEqual({ browser: 'passed', build: 'passed' })
  expect(said.indexOf('build speaks')).toBeLessThan(said.indexOf('browser speaks'))
})

it('lets one step speak at a time, although they run side by side', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  const file = join(folder, 'second-has-run')
  // The first one ends when the second one has run: one after the other, they would wait for ever.
  const waits = `const fs = require('fs'); console.log('first begins'); const wait = setInterval(() => { if (!fs.existsSync('${file}')) return; clearInterval(wait); console.log('first ends') }, 20)`
  const { said } = await run([
    { name: 'first', command: node(waits) },
    { name: 'second', command: node(`console.log('second speaks'); require('fs').writeFileSync('${file}', '')`) },
  ])
  rmSync(folder, { recursive: true })
  const order = ['first begins', 'first ends', '— first:', 'second speaks', '— second:']
  const places = order.map((text) => said.lastIndexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})
