import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginNext } from './nextSite'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'next-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

it('begins without what an interrupted build has left', () => {
  writeFileSync(join(parent, 'old.html'), '')
  const { folder, isOvertaken } = beginNext(parent)
  expect([readdirSync(folder), existsSync(join(parent, 'old.html')), isOvertaken()]).toEqual([[], false, false])
})

it('tells a build that another one has begun since, also when that one is done', () => {
  const first = beginNext(parent)
  const second = beginNext(parent)
  expect(first.folder).not.toBe(second.folder)
  expect([first.isOvertaken(), second.isOvertaken()]).toEqual([true, false])
  rmSync(second.folder, { recursive: true })
  expect(first.isOvertaken()).toBe(true)
  rmSync(parent, { recursive: true })
  expect(second.isOvertaken()).toBe(true)
})
