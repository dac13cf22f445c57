import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { createClient, type InStatement, LibsqlError, type ResultSet } from '@libsql/client/sqlite3'
import { databaseFault } from './databaseFault'
import { createFile, createFolder, diskOf, fileIdentity } from './databaseFile'
import { migrate, refuseForeign } from './migrations'
import { openRemedy } from './openRemedy'
import { createSerialQueue, retryWhileBusy } from './serialQueue'
import { UnusableDatabase } from './unusableDatabase'

/** The only persistent storage. SQL is that of SQLite; times are in ms since the epoch. */
export interface Database {
  /** Runs one read-only statement. */
  read(statement: InStatement): Promise<ResultSet>
  /** Runs all statements or none in one transaction, which is on disk when the promise resolves. */
  write(statements: InStatement[]): Promise<ResultSet[]>
  /**
   * Tests whether messages can be stored, without a lasting change.
   *
   * @returns the kind of failure, in a word or two; undefined if they can.
   */
  findFault(): Promise<string | undefined>
  /** Erases from the log what was deleted. Does nothing for a database server, which does this itself. */
  emptyLog(): Promise<void>
  /** The same, and erases free pages, where an earlier version may have left data. The larger the database, the longer it takes. */
  compact(): Promise<void>
  close(): void
}

/** For one response of a database server. */
const answerTimeoutMs = 10_000

/**
 * Opens the database, creates the folder of a file, and migrates its tables. Several processes of one machine may
 * share a file; several machines need a `libsql://` address.
 *
 * @param url `file:…`, `libsql://…`, `https://…` or `http://…`, from `DATABASE_URL`.
 * @param log receives messages for the operator.
 * @throws if it cannot be opened or written; the error names the setting and the remedy.
 */
export async function openDatabase(url: string, log: (line: string) => void = () => {}): Promise<Database> {
  try {
    return url.startsWith('file:') ? await openFile(url, log) : await openRemote(url)
  } catch (error) {
    throw explainFailure(url, error as Error)
  }
}

/** The error of an operation on a database, with its address and the remedy. */
export function explainFailure(url: string, error: Error): Error {
  // `fetch` has the reason in its cause.
  const reason = error.message === 'fetch failed' && error.cause instanceof Error ? error.cause.message : error.message
  const remedy = error instanceof UnusableDatabase ? error.remedy : openRemedy(error, filePath(url))
  return new Error(`The database ${redactedUrl(url)} cannot be used: ${redactPassword(reason)}\n${remedy}`, { cause: error })
}

/**
 * Opens a database for commands that need an existing one.
 *
 * @throws also if there is none.
 */
export async function openExistingDatabase(url: string): Promise<Database> {
  if (url.startsWith('file:') && isMissing(filePath(url))) {
    throw new Error(
      `There is no database at ${redactedUrl(url)}. The server creates it at its first start; to use another one, set DATABASE_URL=file:/a/folder/site.db`,
    )
  }
  return openDatabase(url)
}

/** False if the folder may not be read: then opening the file tells why. */
function isMissing(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined
  } catch {
    return false
  }
}

/** Without the password and the query, which may contain a token. */
function redactedUrl(url: string): string {
  return redactPassword(url.split('?')[0] ?? '')
}

function redactPassword(text: string): string {
  return text.replace(/\/\/[^/\s]*@/g, '//')
}

async function openRemote(url: string): Promise<Database> {
  // Loaded here: the clients of database servers are four fifths of the driver, and most databases are files.
  const { createClient: connect } = await import('@libsql/client')
  const client = connect({ url, fetch: fetchInTime })
  await retryWhileBusy(() => migrate(client))
  return {
    read: (statement) => retryWhileBusy(() => client.execute(statement)),
    write: (statements) => retryWhileBusy(() => client.batch(statements, 'write')),
    findFault: () => databaseFault(retryWhileBusy(() => client.batch(writeTest, 'write'))),
    emptyLog: async () => {},
    compact: async () => {},
    close: () => client.close(),
  }
}

async function openFile(url: string, log: (line: string) => void): Promise<Database> {
  const path = filePath(url)
  if (path) createFolder(dirname(path))
  createFile(path)
  let disk = diskOf(path)
  const client = createClient({ url, timeout: 20, concurrency: 1 })
  let file = fileIdentity(path)
  const logPath = path && `${path}-wal`
  // Undefined while a retry has a new connection: with the old one, SQLite may have removed its log.
  let logFile: string | undefined
  const enqueue = createSerialQueue(client, () => {
    logFile = undefined
  })

  async function prepare() {
    await refuseForeign(client)
    // With WAL, readers do not wait for a writer, and a commit syncs one file once. Commits stay synchronous (SQLite’s FULL).
    await client.execute('PRAGMA journal_mode = WAL')
    await migrate(client)
    file = fileIdentity(path)
    logFile = fileIdentity(logPath)
    disk = diskOf(path)
  }

  /** Reopens the file if it was removed or replaced: writes to the old one would be lost. */
  async function reopenIfReplaced() {
    if (fileIdentity(path) === file) return keepRemovedLog()
    // The disk will come back with the old file, without anything written to a new one meanwhile.
    if (diskOf(path) !== disk && !existsSync(path)) throw new LibsqlError('the disk of the database is not there', 'SQLITE_CANTOPEN')
    createFile(path)
    await client.reconnect()
    await prepare()
    log(`The database ${redactedUrl(url)} was removed or replaced while in use; the server now uses the new one.`)
  }

  /**
   * Moves into the database what is only in its log, if that was removed while in use: this connection can still read it, and nobody else. A
   * crash would lose it.
   */
  async function keepRemovedLog() {
    if (logFile === undefined || fileIdentity(logPath) === logFile) return
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    // Not as busy, which would open a new connection.
    if (rows[0]?.busy) throw new Error('the log of the database was removed while others read it')
    await client.reconnect()
    await prepare()
    log(`${redactedUrl(url)}-wal was removed while in use. What it held was saved into the database. Leave that file alone: it is a part of the database.`)
  }

  /** Runs an operation in the queue, on the file that is there now. */
  function run<T>(operation: () => Promise<T>, writes = false): Promise<T> {
    return enqueue(async () => {
      await reopenIfReplaced()
      return operation()
    }, writes)
  }

  async function emptyLog() {
    const { rows } = await run(() => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'))
    if (rows[0]?.busy) throw new LibsqlError('another process is reading the database, so its log could not be emptied', 'SQLITE_BUSY')
  }

  await enqueue(prepare)
  return {
    read: (statement) => run(() => client.execute(statement)),
    write: (statements) =>
      run(async () => {
        const [, ...results] = await client.batch([overwriteDeleted, ...statements], 'write')
        if (fileIdentity(path) !== file) throw new Error('the database was removed while it was written to')
        await keepRemovedLog()
        logFile ??= fileIdentity(logPath)
        return results
      }, true),
    findFault: () => databaseFault(run(() => client.batch(writeTest, 'write'), true)),
    // Retried outside of the queue, so that nothing in it waits for a process that reads for long, such as a replication.
    emptyLog: () => retryWhileBusy(emptyLog),
    compact: async () => {
      await run(() => client.execute('VACUUM'), true)
      await retryWhileBusy(emptyLog)
    },
    close: () => client.close(),
  }
}

/** A setting of the connection, which a retry may have opened anew. */
const overwriteDeleted = 'PRAGMA secure_delete = ON'

/** Writes more to the disk than most messages, and reads the last message. */
const writeTest = [
  `INSERT OR REPLACE INTO rate_limit_salt VALUES (-1, hex(zeroblob(24576)))`,
  'DELETE FROM rate_limit_salt WHERE day = -1',
  'SELECT * FROM message ORDER BY id DESC LIMIT 1',
]

/** The path of a `file:` address; empty for a database in memory or on a server. */
export function filePath(url: string): string {
  if (!url.startsWith('file:')) return ''
  const path = decodeURIComponent((url.slice('file:'.length).split('?')[0] ?? '').replace(/^\/\/(?:localhost)?(?=\/)/, ''))
  return path.startsWith(':memory:') ? '' : path
}

/** The reverse: the address of a file, whatever its path. */
export function fileUrl(path: string): string {
  return `file:${path.replace(/[%#?]/g, encodeURIComponent)}`
}

function fetchInTime(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(answerTimeoutMs) })
}
