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

const rebuild = (fingerprint: string, file: string) => rebuildIfChanged(join(root, 'x'), fingerprint, async () => writeFileSync(join(root, 'x', file), ''))

it('fills a folder once, and empties and fills it again if the fingerprint changes', async () => {
  await rebuild('1', 'a')
  await rebuild('1', 'b')
  expect(readdirSync(join(root, 'x'))).toEqual(['a'])
  await rebuild('2', 'c')
  expect(readdirSync(join(root, 'x'))).toEqual(['c'])
})

it('fills it again after an error, and after it was removed', async () => {
  await rebuild('1', 'a')
  await expect(rebuildIfChanged(join(root, 'x'), '2', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await rebuild('1', 'b')
  expect(readdirSync(join(root, 'x'))).toEqual(['b'])
  rmSync(join(root, 'x'), { recursive: true })
  await rebuild('1', 'c')
  expect(existsSync(join(root, 'x/c'))).toBe(true)
})
