import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { pathProblem } from './pathProblem'
import { portProblem } from './portProblem'
import { describePreview, optionProblem } from './previewOptions'
import { startProblem } from './startProblem'

const folder = '/home/ada/a b'

it('is the path of the project, the port, or an option', () => {
  expect(startProblem('/home/ada/a%b', ['node', 'vike', 'dev', '--hots'], undefined)).toBe(pathProblem('/home/ada/a%b'))
  expect(startProblem(folder, ['node', 'vike', 'dev', '--hots'], 'abc')).toBe(portProblem('abc'))
  expect(startProblem(folder, ['node', 'vike', 'dev', '--port', 'abc'], undefined)).toBe(portProblem(undefined, ['--port', 'abc']))
  expect(startProblem(folder, ['node', 'vike', 'dev', '--hots'], undefined)).toBe(optionProblem(['--hots']))
})

it('is nothing otherwise, nor an option of another command', () => {
  expect(startProblem(folder, ['node', 'vike', 'dev', '--host'], '3001')).toBeUndefined()
  expect(startProblem(folder, ['node', 'vike', 'build', '--mode', 'test'], undefined)).toBeUndefined()
})

it('ends the preview before it starts; its options are listed', () => {
  // A preview that starts would run for ever.
  const run = (option: string) => spawnSync(process.execPath, ['scripts/run.js', 'dev', option], { encoding: 'utf8', timeout: 120_000 })
  expect(run('--hots')).toMatchObject({ status: 1, stderr: `${optionProblem(['--hots'])}\n` })
  expect(run('--help')).toMatchObject({ status: 0, stdout: `${describePreview()}\n`, stderr: '' })
})
