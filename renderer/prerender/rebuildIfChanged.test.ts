import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rebuildIfChanged } from './rebuildIfChanged'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keep-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const keep = (fingerprint: string, file: string) => rebuildIfChanged(join(root, 'x'), fingerprint, async () => writeFileSync(join(root, 'x', file), ''))

it('makes a folder once, and from nothing when it would be another', async () => {
  await keep('1', 'a')
  await keep('1', 'b')
  expect(readdirSync(join(root, 'x'))).toEqual(['a'])
  await keep('2', 'c')
  expect(readdirSync(join(root, 'x'))).toEqual(['c'])
})

it('makes it again after it could not be made, and after somebody has removed it', async () => {
  await keep('1', 'a')
  await expect(rebuildIfChanged(join(root, 'x'), '2', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await keep('1', 'b')
  expect(readdirSync(join(root, 'x'))).toEqual(['b'])
  rmSync(join(root, 'x'), { recursive: true })
  await keep('1', 'c')
  expect(existsSync(join(root, 'x/c'))).toBe(true)
})
