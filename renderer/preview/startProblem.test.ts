import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { pathProblem } from './pathProblem'
import { portProblem } from './portProblem'
import { describePreview, optionProblem } from './previewOptions'
import { startProblem } from './startProblem'

const inFolder = (folder: string, argv: string[], env = {}) => startProblem({ cwd: () => folder, env, argv: ['node', 'vike', ...argv] })

it('is the path of the project, the port, or an option', () => {
  expect(inFolder('/home/ada/a%b', ['dev', '--hots'])).toBe(pathProblem('/home/ada/a%b'))
  expect(inFolder('/home/ada/a b', ['dev', '--hots'], { PORT: 'abc' })).toBe(portProblem('abc'))
  expect(inFolder('/home/ada/a b', ['dev', '--port', 'abc'])).toBe(portProblem(undefined, ['--port', 'abc']))
  expect(inFolder('/home/ada/a b', ['dev', '--hots'])).toBe(optionProblem(['--hots']))
})

it('is nothing otherwise, nor an option of another command', () => {
  expect(inFolder('/home/ada/a b', ['dev', '--host'], { PORT: '3001' })).toBeUndefined()
  expect(inFolder('/home/ada/a b', ['build', '--mode', 'test'])).toBeUndefined()
})

it('ends the preview before it starts; its options are listed', () => {
  // A preview that starts would run for ever.
  const run = (option: string) => spawnSync(process.execPath, ['scripts/run.js', 'dev', option], { encoding: 'utf8', timeout: 120_000 })
  expect(run('--hots')).toMatchObject({ status: 1, stderr: `${optionProblem(['--hots'])}\n` })
  expect(run('--help')).toMatchObject({ status: 0, stdout: `${describePreview()}\n`, stderr: '' })
})
