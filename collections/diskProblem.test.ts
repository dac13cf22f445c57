import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder'
import { diskProblem, diskRemedy } from './diskProblem.js'

it('names the folder that cannot be written, with a remedy', () => {
  const root = temporaryFolder('disk-')
  writeFileSync(join(root, 'taken'), '')
  const folder = join(root, 'taken/cache')
  expect(diskProblem(folder)).toMatch(/^\S+taken\/cache cannot be written: (ENOTDIR|EEXIST|ENOENT).*\nRemove what stands in its place\.$/)
})

it('leaves nothing behind where it can', () => {
  const root = temporaryFolder('disk-')
  expect(diskProblem(join(root, 'new'))).toBeUndefined()
  expect(readdirSync(join(root, 'new'))).toEqual([])
})

it('tells a full disk from one that is not writable, and leaves other errors alone', () => {
  const failed = (code: string) => diskRemedy(new Error(`index.html cannot be rendered: ${code}: no space left, write`))
  expect([failed('ENOSPC'), failed('EROFS')]).toEqual(['Free some space on the disk', 'Make the folder of the project writable for you'])
  expect([failed('ENOENT'), diskRemedy(new Error('No post.'))]).toEqual([undefined, undefined])
})
