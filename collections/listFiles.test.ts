import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFileIn } from '../testing/writeFileIn'
import { listFiles } from './listFiles'

it('lists files without folders, sorted, also those of a folder that is a link', () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const file of ['b', 'a/b.ts', 'unwanted/a']) writeFileIn(root, file)
  symlinkSync(join(root, 'a'), join(root, 'linked'))
  symlinkSync('editor@machine.42', join(root, '.#broken'))
  expect(listFiles(root, (path) => path !== 'unwanted')).toEqual(['.#broken', 'a/b.ts', 'b', 'linked/b.ts'])
})
