import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'

it.each(['#', '?'])('names the reason if the path of the project has a %s in it, with which Vite finds no file', (character) => {
  const { root, status, stderr } = startIn(`start${character}`)
  expect([status, stderr]).toEqual([1, `The project cannot be built in ${root}. Move it to a path without # and ?.\nNothing was published.\n`])
})

it('says how to install the packages that it needs', () => {
  const { status, stderr } = startIn('start')
  expect([status, stderr]).toEqual([1, 'The packages for building are not installed. Run: npm ci --include=dev\nNothing was published.\n'])
})

/** In a folder without packages. */
function startIn(prefix: string) {
  const root = temporaryFolder(prefix)
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  for (const file of ['prerender/start.js', 'prerender/runVite.js', 'prerender/viteThread.js', 'prerender/compilerFlags.cjs', 'plugins/startDrawing.js'])
    cpSync(`renderer/${file}`, join(root, 'renderer', file))
  cpSync('collections/diskProblem.js', join(root, 'collections/diskProblem.js'))
  return { root, ...spawnSync(process.execPath, [join(root, 'renderer/prerender/start.js')], { encoding: 'utf8' }) }
}
