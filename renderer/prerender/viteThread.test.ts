import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { writeFileIn } from '../../testing/writeFileIn'

it('runs Vite in a folder of any name', () => {
  const root = temporaryFolder('100%25 über ')
  const write = (file: string, text: string) => {
    writeFileIn(root, file, text)
  }
  write('package.json', '{ "type": "module" }')
  write('renderer/plugins/startDrawing.js', 'export async function startDrawing() {}')
  write('node_modules/vite/package.json', '{ "type": "module" }')
  write('node_modules/vite/bin/vite.js', `console.log('Vite runs.')`)
  for (const file of ['viteThread.js', 'runVite.js']) cpSync(join('renderer/prerender', file), join(root, 'renderer/prerender', file))
  expect(execFileSync(process.execPath, ['renderer/prerender/viteThread.js'], { cwd: root, encoding: 'utf8' })).toBe('Vite runs.\n')
})
