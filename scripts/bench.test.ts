import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** In a process of its own: what the test runner provides, the command has to bring along. */
it('npm run bench lists its measurements with --help', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/bench.ts', '--help'])
  expect(stdout).toMatch(/^npm run bench -- line +\S/m)
})
