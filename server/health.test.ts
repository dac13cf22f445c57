import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SampleFolder, sampleFolder } from '../testing/sampleServer'
import { type Database, openDatabase } from './database/database'
import { createHealth } from './health'

let folder: SampleFolder
let database: Database

beforeEach(async () => {
  folder = sampleFolder()
  database = await openDatabase(folder.databaseUrl)
})
afterEach(() => {
  database.close()
  folder.remove()
})

async function ask(isClosing = false): Promise<unknown[]> {
  const response = await createHealth(database, () => isClosing).request('/healthz')
  return [response.status, await response.json()]
}

describe('/healthz', () => {
  it('welcomes requests until this process is closing', async () => {
    expect(await ask()).toEqual([200, { status: 'ok', database: 'ok' }])
    expect(await ask(true)).toEqual([503, { status: 'closing', database: 'ok' }])
  })

  // A database may take ten seconds to give up, twice as long as this test may take.
  it('says that the database does not answer before a balancer gives up', { timeout: 5_000 }, async () => {
    const other = createClient({ url: folder.databaseUrl })
    const transaction = await other.transaction('write')
    const write = database.write(["INSERT INTO rate_limit VALUES ('a', 1)"])
    expect(await ask()).toEqual([200, { status: 'ok', database: 'unreachable' }])
    await transaction.commit()
    await write
    other.close()
  })
})
