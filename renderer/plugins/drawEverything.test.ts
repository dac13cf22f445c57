import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawEverything } from './drawEverything'
import type { Entries } from './startDrawing.js'

it.each(['', '[["hero"', '\0\0\0'])('draws again what a power cut has damaged in the cache: %j', async (damaged) => {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
  const file = join(folder, 'cached.json')
  const entries: Entries = [['hero', { svg: '<svg/>', width: 8, height: 6 }]]
  writeFileSync(file, damaged)
  const answers = [
    { file, drawn: undefined },
    { file, drawn: Promise.resolve(entries) },
  ]
  const drawn = await drawEverything(async () => answers.shift() ?? { file, drawn: undefined })
  expect([...drawn]).toEqual(entries)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(entries)
  expect(await drawEverything(async () => ({ file, drawn: undefined }))).toEqual(drawn)
  rmSync(folder, { recursive: true })
})
