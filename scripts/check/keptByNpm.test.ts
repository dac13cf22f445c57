import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { allLanguages } from '../../i18n/languages'
import { sampleSite } from '../../testing/sampleProject'
import { runUnread } from '../../testing/unreadCommand'
import { keptByNpm } from './keptByNpm'

it('an option that npm has kept is told, with what was meant', () => {
  const event = { npm_lifecycle_event: 'check' }
  expect(keptByNpm({ ...event, npm_config_launch: 'true' })).toBe('npm has kept --launch to itself. Put -- in front: npm run check -- --launch\n')
  expect(keptByNpm({ ...event, npm_config_holds: 'de:home.title' })).toContain('npm run check -- --holds de:home.title\n')
  expect(keptByNpm(event)).toBe(undefined)
  // `npm test --json` is about something else.
  expect(keptByNpm({ npm_lifecycle_event: 'test', npm_config_json: 'true' })).toBe(undefined)
})

it('npm run check --launch fails, instead of passing without having looked', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'check', '--launch'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run check -- --launch\n')])
})

it('ends quietly where nobody reads on', async () => {
  const check = ['--import', import.meta.resolve('tsx'), resolve('scripts/check.ts')]
  expect(await runUnread([...check, '--json'], { CI: '' }, sampleSite({}, allLanguages))).toEqual({ status: 0, errors: '' })
})
