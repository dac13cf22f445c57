import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { describePreview, optionProblem } from './previewOptions'
import { startProblem } from './startProblem'

/** Why the preview does not start with these options. */
const problem = (options: string[] = [], { folder = '/home/ada/a b', port }: { folder?: string; port?: string } = {}) =>
  startProblem(folder, ['node', 'vike', 'dev', ...options], port)

it.each(['#', '?', '%'])('names the character if the path of the project has a %s in it', (character) => {
  const folder = `/home/ada/a${character}b`
  expect(problem(['--hots'], { folder })).toBe(`The preview cannot run in ${folder}. Move the project to a path without #, ? and %.`)
})

it.each(['abc', '70000', '3000x', '-1'])('refuses PORT=%s instead of another port', (port) => {
  expect(problem(['--hots'], { port })).toBe(`PORT=${port}: has to be a whole number from 0 to 65535`)
})

it.each([[['--port']], [['--port', '--host']], [['--port=']], [['--port', 'abc']]])('refuses %j', (options) => {
  expect(problem(options)).toMatch(/^--port needs a number/)
})

it('refuses an unknown option', () => {
  expect(problem(['--hots'])).toBe(optionProblem(['--hots']))
})

it('has nothing against a space, a number, or an option of another command', () => {
  expect(problem()).toBeUndefined()
  expect(problem(['--host'], { port: '' })).toBeUndefined()
  expect(problem(['--host'], { port: ' 3001 ' })).toBeUndefined()
  expect(problem(['--port', '3001'])).toBeUndefined()
  expect(problem(['--port=3001', '--host'], { port: '3000' })).toBeUndefined()
  expect(startProblem('/home/ada', ['node', 'vike', 'build', '--mode', 'test'], undefined)).toBeUndefined()
})

it('ends the preview before it starts; its options are listed', () => {
  // A preview that starts would run for ever.
  const run = (option: string) => spawnSync(process.execPath, ['scripts/run.js', 'dev', option], { encoding: 'utf8', timeout: 120_000 })
  expect(run('--hots')).toMatchObject({ status: 1, stderr: `${optionProblem(['--hots'])}\n` })
  expect(run('--help')).toMatchObject({ status: 0, stdout: `${describePreview()}\n`, stderr: '' })
})
