import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { pathProblem } from './pathProblem'

it.each(['#', '?', '%'])('names the character if the path of the project has a %s in it', (character) => {
  expect(pathProblem(`/home/ada/a${character}b`)).toBe(`The preview cannot run in /home/ada/a${character}b. Move the project to a path without #, ? and %.`)
})

it('ends the preview with that reason, and only then', () => {
  const root = temporaryFolder('preview%')
  const { status, stderr } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), resolve('vite.config.ts')], { cwd: root, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, `${pathProblem(root)}\n`])
  expect(pathProblem('/home/ada/a b')).toBe(undefined)
})
