import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { prepareTemporaryFolder } from './temporaryFolder'

const place = mkdtempSync(join(tmpdir(), 'memory-'))
afterAll(() => rmSync(place, { recursive: true }))

it('makes a folder for each checkout, without what an aborted run has left, and removes it', () => {
  const aborted = prepareTemporaryFolder('/one', place, 0)
  writeFileSync(join(aborted.path, 'left'), '')
  const again = prepareTemporaryFolder('/one', place, 0)
  const other = prepareTemporaryFolder('/other', place, 0)
  expect(again.path).toBe(aborted.path)
  expect(dirname(again.path)).toBe(place)
  expect(readdirSync(again.path)).toEqual([])
  again.remove()
  expect(readdirSync(place).map((name) => join(place, name))).toEqual([other.path])
})

it.each([
  ['there is too little room', place, Number.POSITIVE_INFINITY],
  ['the place does not exist', join(place, 'missing'), 0],
  ['no program can be written and run there', '/proc', 0],
])('leaves the system’s own folder in use if %s', (_, where, needed) => {
  const { path, remove } = prepareTemporaryFolder('/one', where, needed)
  remove()
  expect(path).toBe(tmpdir())
  expect(existsSync(path)).toBe(true)
})
