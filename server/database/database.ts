import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { createClient, type InStatement, LibsqlError, type ResultSet } from '@libsql/client'
import { faultOf } from './faultOf'
import { inTurn, unlessBusy } from './inTurn'
import { migrate } from './migrations'

/** The one place where anything outlasts the process. Statements are SQLite’s; times are milliseconds since 1970. */
export interface Database {
  /** One statement that only reads. */
  read(statement: InStatement): Promise<ResultSet>
  /** All statements or none, after every other writer’s, and safe on disk before the promise is kept. */
  write(statements: InStatement[]): Promise<ResultSet[]>
  /**
   * Tries what storing needs, and takes back what it wrote.
   *
   * @returns why it does not work, in a word or two; undefined where it does.
   */
  findFault(): Promise<string | undefined>
  /**
   * Leaves nothing of what was deleted, neither in free pages of the file nor in its log. Of a database server, that is the
   * server’s business.
   */
  compact(): Promise<void>
  close(): void
}

/** How long a database server may take for one answer. */
const answerTime = 10_000

/**
 * Opens the database, makes its folder where it is a file, and brings its tables up to date. A file serves as many
 * processes of one machine as like; a `libsql://` address serves many machines.
 *
 * @param url `file:…`, `libsql://…`, `https://…` or `http://…`, as `DATABASE_URL` has it.
 * @param log one line for the operator.
 * @throws where it cannot be opened or written, with the setting’s name and what to do.
 */
export async function openDatabase(url: string, log: (line: string) => void = () => {}): Promise<Database> {
  try {
    return url.startsWith('file:') ? await openFile(url, log) : await openRemote(url)
  } catch (error) {
    throw new Error(
      `The database ${placeOf(url)} cannot be used: ${withoutPassword((error as Error).message)}\nMake that place writable, or name another one: DATABASE_URL=file:/a/folder/site.db npm start`,
      { cause: error },
    )
  }
}

/**
 * The same for commands that work on what is there: they make no new one.
 *
 * @throws also where there is none.
 */
export async function openExistingDatabase(url: string): Promise<Database> {
  if (url.startsWith('file:') && !existsSync(filePath(url))) {
    throw new Error(
      `There is no database at ${placeOf(url)}. The server makes it when it first starts; another place is named by DATABASE_URL=file:/a/folder/site.db`,
    )
  }
  return openDatabase(url)
}

/** Without what is secret in it. */
function placeOf(url: string): string {
  return withoutPassword(url.split('?')[0] ?? '')
}

function withoutPassword(text: string): string {
  return text.replace(/\/\/[^/\s]*@/g, '//')
}

async function openRemote(url: string): Promise<Database> {
  const client = createClient({ url, fetch: fetchInTime })
  await unlessBusy(() => migrate(client))
  return {
    read: (statement) => unlessBusy(() => client.execute(statement)),
    write: (statements) => unlessBusy(() => client.batch(statements, 'write')),
    findFault: () => faultOf(unlessBusy(() => client.batch(rehearsal, 'write'))),
    compact: async () => {},
    close: () => client.close(),
  }
}

async function openFile(url: string, log: (line: string) => void): Promise<Database> {
  const path = filePath(url)
  makeFile(path)
  const client = createClient({ url, timeout: 20, concurrency: 1 })
  const work = inTurn(client)
  let file = identify(path)

  async function prepare() {
    // Readers do not wait for a writer, and a commit is one sync of one file. Commits stay synchronous (SQLite’s FULL).
    await client.execute('PRAGMA journal_mode = WAL')
    await migrate(client)
    file = identify(path)
  }

  /** What was opened may have been removed or replaced: then nobody would ever see what goes there. */
  async function follow() {
    if (identify(path) === file) return
    makeFile(path)
    await client.reconnect()
    await prepare()
    log(`The database ${placeOf(url)} was removed or replaced while it was in use; from now on the one that is there is used.`)
  }

  await work(prepare)
  return {
    read: (statement) =>
      work(async () => {
        await follow()
        return client.execute(statement)
      }),
    write: (statements) =>
      work(async () => {
        await follow()
        const results = await client.batch(statements, 'write')
        if (identify(path) !== file) throw new Error('the database was removed while it was written to')
        return results
      }, true),
    findFault: () =>
      faultOf(
        work(async () => {
          await follow()
          await client.batch(rehearsal, 'write')
        }, true),
      ),
    compact: () =>
      work(async () => {
        await follow()
        await client.execute('VACUUM')
        const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
        if (rows[0]?.busy) throw new LibsqlError('somebody else reads the database, whose log could not be emptied', 'SQLITE_BUSY')
      }, true),
    close: () => client.close(),
  }
}

/** Takes pages of the disk as a message would, and reads what came in last. */
const rehearsal = [
  `INSERT OR REPLACE INTO rate_limit_salt VALUES (-1, hex(zeroblob(8192)))`,
  'DELETE FROM rate_limit_salt WHERE day = -1',
  'SELECT * FROM message ORDER BY id DESC LIMIT 1',
]

/** Where a `file:` address leads to; empty where it is kept in memory. */
export function filePath(url: string): string {
  const path = decodeURIComponent((url.slice('file:'.length).split('?')[0] ?? '').replace(/^\/\/(?:localhost)?(?=\/)/, ''))
  return path.startsWith(':memory:') ? '' : path
}

/** For its owner alone, as what people have written is in it. SQLite gives the files beside it the same mode. */
function makeFile(path: string) {
  if (!path) return
  mkdirSync(dirname(path), { recursive: true })
  closeSync(openSync(path, 'a', 0o600))
}

/** Which file it is, whatever its name. */
function identify(path: string): string {
  const status = path ? statSync(path, { throwIfNoEntry: false }) : undefined
  return status ? `${status.dev}-${status.ino}` : ''
}

function fetchInTime(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(answerTime) })
}
