import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { allLanguages } from '../../i18n/languages'
import { sampleSite } from '../../testing/sampleProject'
import { runUnread } from '../../testing/unreadCommand'
import { optionsWithoutDashes } from './optionsWithoutDashes'

it('names the options that npm has consumed, and the right command', () => {
  const event = { npm_lifecycle_event: 'check' }
  expect(optionsWithoutDashes({ ...event, npm_config_launch: 'true' })).toBe('npm has kept --launch to itself. Put -- in front: npm run check -- --launch\n')
  expect(optionsWithoutDashes({ ...event, npm_config_holds: 'de:home.title' })).toContain('npm run check -- --holds de:home.title\n')
  expect(optionsWithoutDashes(event)).toBe(undefined)
  // `npm test --json` is another command.
  expect(optionsWithoutDashes({ npm_lifecycle_event: 'test', npm_config_json: 'true' })).toBe(undefined)
})

it('npm run check --launch fails instead of passing unchecked', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'check', '--launch'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run check -- --launch\n')])
})

it('exits quietly when the reader closes the pipe', async () => {
  const check = ['--import', import.meta.resolve('tsx'), resolve('scripts/check.ts')]
  expect(await runUnread([...check, '--json'], { CI: '' }, sampleSite({}, allLanguages))).toEqual({ status: 0, errors: '' })
})
