import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeTemporaryFolder } from './temporaryFolder'

const place = mkdtempSync(join(tmpdir(), 'memory-'))
afterAll(() => rmSync(place, { recursive: true }))

it('makes a folder of its own for each run, and removes it however the run ends', async () => {
  const code = (rest: string) => `import { makeTemporaryFolder } from './scripts/test/temporaryFolder.ts'
    console.log(makeTemporaryFolder(${JSON.stringify(place)}, 0)); ${rest}`
  const start = async (rest: string) => {
    const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code(rest)], { stdio: ['pipe', 'pipe', 'inherit'] })
    const [path] = await once(run.stdout.setEncoding('utf8'), 'data')
    return { path: String(path).trim(), end: (how: () => void) => Promise.all([once(run, 'exit'), how()]), run }
  }
  const waiting = 'process.stdin.resume()'
  const [first, second] = await Promise.all([start(waiting), start(waiting)])
  expect(
    readdirSync(place)
      .map((name) => join(place, name))
      .sort(),
  ).toEqual([first.path, second.path].sort())
  await first.end(() => first.run.stdin.end())
  expect(readdirSync(place).map((name) => join(place, name))).toEqual([second.path])
  await second.end(() => second.run.kill('SIGINT'))
  expect(readdirSync(place)).toEqual([])
})

it.each([
  ['there is too little room', place, Number.POSITIVE_INFINITY],
  ['the place does not exist', join(place, 'missing'), 0],
  ['no program can be written and run there', '/proc', 0],
])('uses the system’s own folder if %s', (_, where, needed) => {
  expect(makeTemporaryFolder(where, needed)).toBe(tmpdir())
})
