import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient, type InStatement, LibsqlError, type ResultSet } from '@libsql/client'
import { migrate } from './migrations'

/** The one place where anything outlasts the process. Statements are SQLite’s; times are milliseconds since 1970. */
export interface Database {
  /** One statement that only reads. */
  read(statement: InStatement): Promise<ResultSet>
  /** All statements or none, after every other writer’s, and safe on disk before the promise is kept. */
  write(statements: InStatement[]): Promise<ResultSet[]>
  close(): void
}

/** How long somebody else’s write may keep one of ours waiting. */
const patience = 10_000
/** How long a database server may take for one answer. */
const answerTime = 10_000

/**
 * Opens the database, makes its folder where it is a file, and brings its tables up to date. A file serves as many
 * processes of one machine as like; a `libsql://` address serves many machines.
 *
 * @param url `file:…`, `libsql://…`, `https://…` or `http://…`, as `DATABASE_URL` has it.
 * @throws where it cannot be opened or written, with the setting’s name and what to do.
 */
export async function openDatabase(url: string): Promise<Database> {
  try {
    const isFile = url.startsWith('file:')
    if (isFile) makeFolder(url)
    const client = createClient({ url, timeout: 20, fetch: fetchInTime, ...(isFile && { concurrency: 1 }) })
    const work = isFile ? inTurn(client) : unlessBusy
    // Readers do not wait for a writer, and a commit is one sync of one file. Commits stay synchronous (SQLite’s FULL).
    if (isFile) await work(() => client.execute('PRAGMA journal_mode = WAL'))
    await work(() => migrate(client))
    return {
      read: (statement) => work(() => client.execute(statement)),
      write: (statements) => work(() => client.batch(statements, 'write')),
      close: () => client.close(),
    }
  } catch (error) {
    const place = url.split('?')[0]
    throw new Error(
      `The database ${place} cannot be used: ${(error as Error).message}\nMake that place writable, or name another one: DATABASE_URL=file:/a/folder/site.db npm start`,
      { cause: error },
    )
  }
}

function makeFolder(url: string) {
  const path = url.slice('file:'.length).replace(/^\/\/(?:localhost)?(?=\/)/, '')
  if (!path.startsWith(':memory:')) mkdirSync(dirname(path), { recursive: true })
}

/**
 * One piece of work after the other, as a file has one writer anyway. Where another process was faster, the driver
 * (libsql 0.5) leaves the refused BEGIN open on the connection, and every later COMMIT on it fails with “SQL statements
 * in progress”; so the next try gets a new connection.
 */
function inTurn(client: Client): Work {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(() => unlessBusy(work, () => client.reconnect()))
    last = result.catch(() => {})
    return result
  }
}

/** The driver itself waits only briefly, as it holds up the whole process meanwhile; the rest of the wait is here. */
async function unlessBusy<T>(work: () => Promise<T>, recover?: () => unknown): Promise<T> {
  for (const start = Date.now(); ; await sleep(5 + 10 * Math.random())) {
    try {
      return await work()
    } catch (error) {
      const isBusy = error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')
      if (isBusy) await recover?.()
      if (!isBusy || Date.now() - start > patience) throw error
    }
  }
}

type Work = <T>(work: () => Promise<T>) => Promise<T>

function fetchInTime(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(answerTime) })
}
