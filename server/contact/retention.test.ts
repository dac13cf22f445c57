import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type SampleFolder, sampleFolder, startSample } from '../../testing/sampleServer'
import { type Database, filePath, openDatabase } from '../database/database'
import { createMessageTable } from './messageTable'
import { createRetention } from './retention'

const day = 86_400_000
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
  const fields = { fname: '', lname: '', email: '', contact: '', message, service: '' }
  await createMessageTable(database, () => receivedAt).store({ fields, isSpam: false, locale: 'en', client: message })
}
const start = (days = 30) => createRetention({ database, days, log: (line) => lines.push(line), now: () => clock, uptime: () => elapsed })
const kept = async () => (await database.read('SELECT message FROM message ORDER BY id')).rows.map(({ message }) => message)
const traces = (text: string) => {
  const files = dirname(filePath(folder.databaseUrl))
  return readdirSync(files).filter((name) => readFileSync(join(files, name), 'latin1').includes(text))
}
function pass(time: number) {
  clock += time
  elapsed += time
}

it('deletes what has been kept for long enough, whole days at a time, without a trace', async () => {
  const look = start()
  const text = 'trace of a long text '.repeat(500)
  await store(text, noon - 31 * day)
  await store('younger', noon - 30 * day)
  expect(traces('trace of')).not.toEqual([])
  await look()
  expect(await kept()).toEqual(['younger'])
  expect(traces('trace of')).toEqual([])
  expect(lines).toEqual(['Messages deleted, as KEEP_MESSAGES_DAYS is 30: 1, of which never mailed: 1.'])
  pass(day)
  await look()
  expect(await kept()).toEqual([])
})

it('deletes nothing by a clock that jumps, and says so once', async () => {
  await store('one', noon)
  const look = start()
  clock += 400 * day
  await look()
  await look()
  expect(await kept()).toEqual(['one'])
  expect(lines).toEqual([expect.stringContaining('The clock has jumped')])
  clock -= 400 * day
  pass(31 * day)
  await look()
  expect(await kept()).toEqual([])
})

it('is done by the server, which tells how long it keeps messages', async () => {
  await store('old', Date.now() - 8 * day)
  await store('new', Date.now())
  const server = await startSample(folder, { KEEP_MESSAGES_DAYS: '7' })
  await expect.poll(kept).toEqual(['new'])
  expect(await (await fetch(`${server.address}/healthz`)).json()).toMatchObject({ keepMessagesDays: 7 })
  await server.close()
})

it('is left alone where nobody has asked for it', async () => {
  await store('ancient', 0)
  const server = await startSample(folder)
  expect(await (await fetch(`${server.address}/healthz`)).json()).toMatchObject({ keepMessagesDays: null })
  await server.close()
  expect(await kept()).toEqual(['ancient'])
})
