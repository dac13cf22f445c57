import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder'
import { writeFileIn } from '../testing/writeFileIn'
import { listFiles } from './listFiles'

it('lists files without folders, sorted, also those of a folder that is a link, and none of a missing one', () => {
  const root = temporaryFolder('files-')
  for (const file of ['b', 'a/b.ts', 'unwanted/a']) writeFileIn(root, file)
  symlinkSync(join(root, 'a'), join(root, 'linked'))
  symlinkSync('editor@machine.42', join(root, '.#broken'))
  expect(listFiles(join(root, 'gone'))).toEqual([])
  expect(listFiles(root, (path) => path !== 'unwanted')).toEqual(['.#broken', 'a/b.ts', 'b', 'linked/b.ts'])
})
