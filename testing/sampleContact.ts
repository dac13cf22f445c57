import { Hono } from 'hono'
import { createClientKeys } from '../server/contact/clientKey'
import { createContact } from '../server/contact/contact'
import { createMessageTable } from '../server/contact/messageTable'
import { type Database, openDatabase } from '../server/database/database'
import { sampleFolder } from './sampleServer'

/** The contact endpoint with its own database, for tests. */
export interface SampleContact {
  database: Database
  databaseUrl: string
  /** The clock, in ms since the epoch. */
  now: number
  /** Number of calls of `onStored`. */
  stored: number
  /** Its log messages for the operator. */
  lines: string[]
  /** Its path on the site. */
  path: string
  app: Hono
  send(body: BodyInit, headers?: Record<string, string>): Promise<Response>
  /** The rows of the table, oldest first. */
  messages(): Promise<Record<string, unknown>[]>
  /** Simulates another process with the same database. */
  restart(settings?: SampleSettings): void
  close(): void
}

interface SampleSettings {
  allowed?: string[]
  site?: string
  trustedHops?: number
}

export async function sampleContact(): Promise<SampleContact> {
  const folder = sampleFolder()
  const database = await openDatabase(folder.databaseUrl)
  const path = '/backend/contact.php'
  const sample: SampleContact = {
    database,
    databaseUrl: folder.databaseUrl,
    now: 1_800_000_000_000,
    stored: 0,
    lines: [],
    path,
    app: new Hono(),
    send: async (body, headers = {}) => sample.app.request(path, { method: 'POST', body, headers: { Accept: 'application/json', ...headers } }),
    messages: async () => (await database.read('SELECT * FROM message ORDER BY id')).rows,
    restart: ({ allowed = [], site, trustedHops = 1 } = {}) => {
      const contact = createContact({
        messages: createMessageTable(database, () => sample.now),
        clientKey: createClientKeys(database, () => sample.now),
        origins: { allowed, site },
        trustedHops,
        onStored: () => {
          sample.stored++
        },
        log: (line) => sample.lines.push(line),
      })
      sample.app = new Hono().route('/backend', contact)
    },
    close: () => {
      database.close()
      folder.remove()
    },
  }
  sample.restart()
  return sample
}

/** A form as encoded by browsers. */
export function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

/** A completed form. */
export const filled = { fname: 'Ada', lname: 'Lovelace', email: 'ada@example.org', contact: '+44 1', message: 'An engine,\r\nplease.', service: 'servcice' }
