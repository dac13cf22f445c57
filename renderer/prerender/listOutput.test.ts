import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { writeFileIn } from '../../testing/writeFileIn'
import { listOutput } from './listOutput'

const files = ['dist/client/a.html', 'dist/client/b.html', 'dist/hosting/c.conf', 'dist/server/d.mjs']

function built() {
  const root = temporaryFolder('output-')
  for (const file of [...files, 'dist/work/state.json']) writeFileIn(root, file, 'built')
  return root
}

it('lists files not edited since the build, even if an edit sets the modification time back', () => {
  const root = built()
  const edited = join(root, 'dist/client/b.html')
  const changed = (file: string) => statSync(file).ctimeMs
  const end = new Date(changed(join(root, 'dist/server/d.mjs')))
  // `ctime` cannot be set, and its clock may be coarse.
  do writeFileIn(root, 'dist/client/b.html', 'by hand')
  while (changed(edited) <= end.getTime() + 1)
  utimesSync(edited, 0, 0)
  const output = listOutput(end, root)
  expect(output.files).toEqual(files)
  expect([...output.untouched]).toEqual(files.filter((file) => file !== 'dist/client/b.html'))
})

it('takes no file for untouched without a build time, and lists none without a build', () => {
  expect(listOutput(undefined, built()).untouched.size).toBe(0)
  expect(listOutput(new Date(), temporaryFolder('none-')).files).toEqual([])
})
