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

it('lists a link that leads back to a folder it is in, or to itself, as a file', () => {
  const root = temporaryFolder('files-')
  for (const file of ['a/b.ts', 'c/d.ts']) writeFileIn(root, file)
  symlinkSync('..', join(root, 'a/up'))
  symlinkSync('itself', join(root, 'a/itself'))
  symlinkSync(join(root, 'c'), join(root, 'a/to-c'))
  symlinkSync(join(root, 'a'), join(root, 'c/to-a'))
  expect(listFiles(root)).toEqual([
    'a/b.ts',
    'a/itself',
    'a/to-c/d.ts',
    'a/to-c/to-a',
    'a/up',
    'c/d.ts',
    'c/to-a/b.ts',
    'c/to-a/itself',
    'c/to-a/to-c',
    'c/to-a/up',
  ])
})
