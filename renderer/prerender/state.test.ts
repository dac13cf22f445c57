import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type BuildState, readState, writeState } from './state'

it('returns the state as written, and none if the file is missing, damaged or of an older version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'state-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'state.json')
  expect(readState(file)).toBeUndefined()
  const state: BuildState = { pages: {}, shared: { en: 'a' }, bundle: 'b', icons: 'c', public: 'd', shareImages: {}, compressed: true }
  writeState(state, file)
  expect(readState(file)).toEqual(state)
  const written = readFileSync(file, 'utf8')
  const { format } = JSON.parse(written)
  for (const text of [JSON.stringify({ ...state, format: format - 1 }), JSON.stringify(state), written.slice(0, -1), '']) {
    writeFileSync(file, text)
    expect(readState(file), text).toBeUndefined()
  }
})
