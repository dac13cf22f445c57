import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filled } from '../../testing/sampleContact'
import { type SampleFolder, sampleFolder, startSample } from '../../testing/sampleServer'
import { type Database, filePath, openDatabase } from '../database/database'
import { createMessageTable } from './messageTable'
import { createRetention } from './retention'

const dayMs = 86_400_000
const noon = Date.UTC(2026, 5, 30, 12)
let folder: SampleFolder
let database: Database
let clock: number
let elapsed: number
let lines: string[]

beforeEach(async () => {
  folder = sampleFolder()
  database = await openDatabase(folder.databaseUrl)
  clock = noon
  elapsed = 0
  lines = []
})
afterEach(() => {
  database.close()
  folder.remove()
})

async function store(message: string, receivedAt: number) {
  await createMessageTable(database, () => receivedAt).store({ fields: { ...filled, message }, isSpam: false, locale: 'en', client: message })
}
const start = (days = 30) => createRetention({ database, days, log: (line) => lines.push(line), now: () => clock, uptime: () => elapsed })
const kept = async () => (await database.read('SELECT message FROM message ORDER BY id')).rows.map(({ message }) => message)
const filesContaining = (text: string) => {
  const files = dirname(filePath(folder.databaseUrl))
  return readdirSync(files).filter((name) => readFileSync(join(files, name), 'latin1').includes(text))
}
function advance(ms: number) {
  clock += ms
  elapsed += ms
}

it('erases expired messages by whole days', async () => {
  const deleteExpired = start()
  const text = 'trace of a long text '.repeat(500)
  await store(text, noon - 31 * dayMs)
  await store('younger', noon - 30 * dayMs)
  expect(filesContaining('trace of')).not.toEqual([])
  await deleteExpired()
  expect(await kept()).toEqual(['younger'])
  expect(filesContaining('trace of')).toEqual([])
  expect(lines).toEqual(['Messages deleted, as KEEP_MESSAGES_DAYS is 30: 1, of which never mailed: 1.'])
  advance(dayMs)
  await deleteExpired()
  expect(await kept()).toEqual([])
})

it('reads the table once a day and not at every call, as no page is served meanwhile', async () => {
  const deleteExpired = start()
  const written = vi.spyOn(database, 'write')
  for (let hour = 0; hour < 12; hour++) {
    await deleteExpired()
    advance(60 * 60_000)
  }
  expect(written).toHaveBeenCalledTimes(1)
  await deleteExpired()
  expect(written).toHaveBeenCalledTimes(2)
})

it('tries again if the table could not be written', async () => {
  await store('old', noon - 31 * dayMs)
  const deleteExpired = start()
  const failing = vi.spyOn(database, 'write').mockRejectedValueOnce(new Error('the disk is full'))
  await expect(deleteExpired()).rejects.toThrow('full')
  await deleteExpired()
  expect(failing).toHaveBeenCalledTimes(2)
  expect(await kept()).toEqual([])
})

it('deletes nothing after a jump of the clock, and warns once', async () => {
  await store('one', noon)
  const deleteExpired = start()
  clock += 400 * dayMs
  await deleteExpired()
  await deleteExpired()
  expect(await kept()).toEqual(['one'])
  expect(lines).toEqual([expect.stringContaining('The clock has jumped')])
  clock -= 400 * dayMs
  advance(31 * dayMs)
  await deleteExpired()
  expect(await kept()).toEqual([])
})

it('runs in the server, which reports the period in /healthz', async () => {
  await store('old', Date.now() - 8 * dayMs)
  await store('new', Date.now())
  const server = await startSample(folder, { KEEP_MESSAGES_DAYS: '7' })
  await expect.poll(kept).toEqual(['new'])
  expect(await (await fetch(`${server.address}/healthz`)).json()).toMatchObject({ keepMessagesDays: 7 })
  await server.close()
})

it('is off by default', async () => {
  await store('ancient', 0)
  const server = await startSample(folder)
  expect(await (await fetch(`${server.address}/healthz`)).json()).toMatchObject({ keepMessagesDays: null })
  await server.close()
  expect(await kept()).toEqual(['ancient'])
})
