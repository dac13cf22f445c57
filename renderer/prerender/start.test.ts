import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'

it.each(['#', '?'])('names the reason if the path of the project has a %s in it, with which Vite finds no file', (character) => {
  const root = temporaryFolder(`start${character}`)
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  for (const name of ['start.js', 'runVite.js', 'compilerFlags.cjs']) cpSync(`renderer/prerender/${name}`, join(root, 'renderer/prerender', name))
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'renderer/prerender/start.js')], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, `The project cannot be built in ${root}. Move it to a path without # and ?.\nNothing was published.\n`])
})
