import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { write } from './write'

it('writes nothing if one of the files cannot be written', () => {
  const folder = temporaryFolder('new-')
  const entries = join(folder, 'entries.json')
  writeFileSync(entries, '[]')
  const files = [
    { path: entries, text: '[1]', isNew: false },
    { path: join(folder, 'new/words.json'), text: '{}', isNew: true },
    // Below a file, there can be no folder.
    { path: join(entries, 'words.json'), text: '{}', isNew: true },
  ]
  expect(() => write(files)).toThrow(/entries\.json.*\. Nothing was written\.$/)
  expect([readFileSync(entries, 'utf8'), readdirSync(folder)]).toEqual(['[]', ['entries.json']])
})
