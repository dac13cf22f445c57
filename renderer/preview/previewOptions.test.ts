import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { describePreview, optionProblem } from './previewOptions'

it('refuses an option that the preview does not have, instead of starting without it', () => {
  expect(optionProblem(['--hots'])).toBe('npm run dev has no --hots; did you mean “--host”? All options: npm run dev -- --help')
  expect(optionProblem(['3001'])).toMatch(/^npm run dev has no 3001\./)
})

it.each([[[]], [['--host']], [['--host', '0.0.0.0', '--port', '3001']], [['--host=0.0.0.0', '--port=3001', '--force']]])('has nothing against %j', (args) => {
  expect(optionProblem(args)).toBeUndefined()
})

it('is asked before the preview starts, and lists the options', () => {
  const run = (option: string) => spawnSync(process.execPath, ['scripts/run.js', 'dev', option], { encoding: 'utf8' })
  expect(run('--hots')).toMatchObject({ status: 1, stderr: `${optionProblem(['--hots'])}\n` })
  expect(run('--help')).toMatchObject({ status: 0, stdout: `${describePreview()}\n`, stderr: '' })
})
