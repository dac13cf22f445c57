import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readResults } from './results'

// Inside the project, so that the tests resolve their runner.
const folder = resolve('node_modules/.cache/results')

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const body = `test('holds', () => {})
test('does not hold', () => { expect(1 + 1).toBe(3) })
test.skip('is left out', () => {})
`
const runners = {
  Vitest: {
    file: 'sample.test.ts',
    from: 'vitest',
    command: ['vitest', 'run', '--root', folder, '--config', 'none.ts', '--reporter=json', '--outputFile=results.json'],
  },
  Playwright: { file: 'sample.spec.ts', from: '@playwright/test', command: ['playwright', 'test', '--config', `${folder}/none.ts`, '--reporter=json'] },
}

for (const [name, { file, from, command }] of Object.entries(runners)) {
  test(`reads the tests and their errors from ${name}’s report`, () => {
    writeFileSync(`${folder}/none.ts`, `export default ${name === 'Playwright' ? '{ testDir: "." }' : '{}'}`)
    writeFileSync(`${folder}/${file}`, `import { expect, test } from '${from}'\n${body}`)
    const { FORCE_COLOR: _, ...env } = process.env
    spawnSync(resolve('node_modules/.bin', command[0] ?? ''), command.slice(1), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/results.json` } })
    const results = readResults(`${folder}/results.json`)
    expect(results.map((result) => [result.name, result.passed])).toEqual([
      ['holds', true],
      ['does not hold', false],
    ])
    expect(results[0]?.error).toBe('')
    expect(results[1]?.error).toMatch(/Expected: 3|expected 2 to be 3/)
  })
}
