import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readResources } from './resources'

it('reads an edited file again, keeps the texts of the others, and tells invalid JSON from a file that cannot be read', () => {
  const root = mkdtempSync(join(tmpdir(), 'words-'))
  mkdirSync(join(root, 'en'))
  const write = (name: string, title: string) => writeFileSync(join(root, `en/${name}.json`), JSON.stringify({ title }))
  write('about', 'About us')
  write('work', 'Our work')
  // The lock of Emacs while the file is being edited.
  symlinkSync('editor@machine.42', join(root, 'en/.#work.json'))
  const before = readResources('en', root)
  write('work', 'What we have done')
  const after = readResources('en', root)
  expect(after).toEqual({ about: { title: 'About us' }, work: { title: 'What we have done' } })
  expect(after.about).toBe(before.about)
  writeFileSync(join(root, 'en/work.json'), '{')
  expect(() => readResources('en', root)).toThrow(/work\.json is not valid JSON/)
  rmSync(join(root, 'en/work.json'))
  mkdirSync(join(root, 'en/work.json'))
  expect(() => readResources('en', root)).toThrow('illegal operation on a directory')
  rmSync(root, { recursive: true })
})
