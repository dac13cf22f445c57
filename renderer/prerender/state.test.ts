import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { type BuildState, readState, writeState } from './state'

it('returns the state as written, and none if the file is missing, damaged or of an older version', () => {
  const folder = temporaryFolder('state-')
  const file = join(folder, 'state.json')
  expect(readState(file)).toBeUndefined()
  const state: BuildState = { pages: {}, shared: { en: 'a' }, bundle: 'b', icons: 'c', public: 'd', shareImages: {}, compressed: true, files: 0, notices: [] }
  writeState(state, file)
  expect(readState(file)).toEqual(state)
  const written = readFileSync(file, 'utf8')
  const { format } = JSON.parse(written)
  for (const text of [JSON.stringify({ ...state, format: format - 1 }), JSON.stringify(state), written.slice(0, -1), '']) {
    writeFileSync(file, text)
    expect(readState(file), text).toBeUndefined()
  }
})
