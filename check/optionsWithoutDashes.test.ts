import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { allLanguages } from '../i18n/languages'
import { sampleProject } from '../testing/sampleProject'
import { runUnread } from '../testing/unreadCommand'
import { optionsWithoutDashes } from './optionsWithoutDashes'

it('names the options that npm has kept, and the right command', () => {
  const check = (kept: NodeJS.ProcessEnv) => optionsWithoutDashes({ npm_lifecycle_event: 'check', ...kept }, 'check', ['launch', 'json', 'holds='])
  expect(check({ npm_config_launch: 'true' })).toBe('npm has kept --launch to itself. Put -- in front: npm run check -- --launch')
  expect(check({ npm_config_holds: 'de:home.title' })).toContain('npm run check -- --holds de:home.title')
  expect(check({ npm_config_holds: 'true' })).toContain('npm run check -- --holds …')
  expect(check({})).toBe(undefined)
  const build = { npm_lifecycle_event: 'build', npm_config_compress: '', npm_config_share_images: '', npm_config_workers: '2' }
  expect(optionsWithoutDashes(build, 'build', ['no-compress', 'no-share-images', 'workers='])).toContain(
    'npm run build -- --no-compress --no-share-images --workers 2',
  )
  expect(optionsWithoutDashes({ ...build, npm_config_offline: 'true' }, 'build', ['offline'])).toBe(undefined)
  const exported = { npm_lifecycle_event: 'messages', npm_config_token_description: 'all.csv' }
  expect(optionsWithoutDashes(exported, 'messages', ['to='])).toContain('npm run messages -- --to all.csv')
  // `npm test --json` is another command.
  expect(check({ npm_lifecycle_event: 'test', npm_config_json: 'true' })).toBe(undefined)
})

it.each([
  ['npm run check', ['npm', 'run', '--silent', 'check', '--launch'], {}, 'npm run check -- --launch\n'],
  // In the environment that npm makes of `npm run new post --category applied-ai`.
  [
    'npm run new',
    [process.execPath, '--import', 'tsx', 'scripts/new.ts', 'post', 'applied-ai'],
    { npm_lifecycle_event: 'new', npm_config_category: 'true' },
    'npm run new -- --category …\n',
  ],
])('%s fails instead of leaving them out', (_, [command = '', ...parameters], environment, right) => {
  const { status, stderr } = spawnSync(command, parameters, { encoding: 'utf8', env: { ...process.env, ...environment } })
  expect([status, stderr]).toEqual([1, expect.stringContaining(right)])
})

it('exits quietly when the reader closes the pipe, its files written', async () => {
  const root = sampleProject({}, allLanguages)
  expect(await runUnread(['--import', import.meta.resolve('tsx'), resolve('scripts/check.ts')], { CI: '' }, root)).toEqual({ status: 0, errors: '' })
  expect(existsSync(join(root, 'locales/de.sources.txt'))).toBe(true)
})
