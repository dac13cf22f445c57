import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder'
import { writeFileIn } from '../testing/writeFileIn'

/** A project with nothing but the starter and these files. */
function project(files: Record<string, string>) {
  const root = temporaryFolder('scripts-')
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) writeFileIn(root, path, text)
  for (const file of ['scripts/run.js', 'collections/diskProblem.js']) cpSync(file, join(root, file))
  const run = (...args: string[]) => spawnSync(process.execPath, ['scripts/run.js', ...args], { cwd: root, encoding: 'utf8' })
  return { root, run }
}

it('runs a command with its options', () => {
  const { root, run } = project({ 'scripts/say.ts': 'console.log(...process.argv.slice(2) satisfies string[])' })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  expect(run('say', '--what', 'it is')).toMatchObject({ status: 0, stdout: '--what it is\n', stderr: '' })
})

it('says how to install the packages, none of which is there', () => {
  const { run } = project({ 'scripts/check.ts': '' })
  for (const command of ['check', 'dev']) {
    expect(run(command)).toMatchObject({ status: 1, stderr: 'The packages are not installed. Run: npm ci --include=dev\n' })
  }
})

it('says how to install a package that a newer version needs, and hides no other mistake', () => {
  const { root, run } = project({
    'scripts/check.ts': "await import('./checkAll')",
    'scripts/checkAll.ts': "import 'no-such-package'",
    'scripts/broken.ts': "import './no-such-file'",
  })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  expect(run('check')).toMatchObject({ status: 1, stderr: 'The package no-such-package is not installed. Run: npm ci --include=dev\n' })
  expect(run('broken').stderr).toContain('no-such-file')
})

it('says why the preview cannot write what it needs, instead of a stack', () => {
  const { run } = project({ 'node_modules/vike/bin.js': '', 'node_modules/.vite-temp': '' })
  expect(run('dev')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^\S+\.vite-temp cannot be written: .+\n.+\.\n$/) })
})
