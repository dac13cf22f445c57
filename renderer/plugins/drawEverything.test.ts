import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { drawEverything } from './drawEverything'
import type { Entries } from './startDrawing.js'

it.each(['', '[["hero"', '\0\0\0'])('draws again what a power cut has damaged in the cache: %j', async (damaged) => {
  const folder = temporaryFolder('drawings-')
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
})
