import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginNext } from './nextSite'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'next-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

it('begins without what an interrupted build has left', () => {
  writeFileSync(join(parent, 'old.html'), '')
  const { isOvertaken } = beginNext(parent)
  expect([readdirSync(parent), isOvertaken()]).toEqual([['newest'], false])
})

it('tells a build that another one has begun since', () => {
  const first = beginNext(parent)
  const second = beginNext(parent)
  expect(first.folder).not.toBe(second.folder)
  expect([first.isOvertaken(), second.isOvertaken()]).toEqual([true, false])
  rmSync(parent, { recursive: true })
  expect(second.isOvertaken()).toBe(true)
})

it('begins beside a build that goes on writing', async () => {
  const { folder } = beginNext(parent)
  const writer = new Worker(
    `const { mkdirSync, writeFileSync } = require('node:fs')
    const { parentPort, workerData } = require('node:worker_threads')
    for (let number = 0; ; number++) {
      for (const name of ['a', 'b', 'c', 'd']) try {
        mkdirSync(workerData + '/' + name, { recursive: true })
        writeFileSync(workerData + '/' + name + '/' + number, '')
      } catch {}
      if (number === 0) parentPort.postMessage('writing')
    }`,
    { eval: true, workerData: folder },
  )
  try {
    await once(writer, 'message')
    for (let round = 0; round < 2; round++) {
      const next = beginNext(parent)
      expect(existsSync(next.folder)).toBe(false)
      expect(next.isOvertaken()).toBe(false)
    }
  } finally {
    await writer.terminate()
  }
})
