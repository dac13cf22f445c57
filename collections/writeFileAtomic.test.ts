import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder'
import { writeFileAtomic } from './writeFileAtomic'

it('leaves nothing of a file that cannot be written', () => {
  const root = temporaryFolder('atomic-')
  mkdirSync(join(root, 'taken'))
  expect(() => writeFileAtomic(join(root, 'taken'), 'text')).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/)
  expect(readdirSync(root)).toEqual(['taken'])
})
