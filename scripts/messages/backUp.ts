import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { createClient } from '@libsql/client/sqlite3'
import { type Database, filePath, fileUrl } from '../../server/database/database'
import { faultOf } from '../../server/database/databaseFault'

/**
 * Takes a consistent copy of the database while the server is running (SQLite’s `VACUUM INTO`), without the rate limit. A copy of the file alone
 * would lack the contents of its log.
 *
 * @param to path of the new file; written completely or not at all.
 * @throws if it exists or cannot be written, or if the database is damaged or not a file.
 */
export async function backUp(database: Database, { url, to }: { url: string; to: string }): Promise<void> {
  if (!filePath(url)) throw new Error('DATABASE_URL is not a file. Back up a database server with its own tools.')
  if (existsSync(to)) throw new Error(`${to} exists already. Name a new file.`)
  const part = `${to}.part`
  rmSync(part, { force: true })
  try {
    // Readable by its owner only; SQLite writes into an empty file.
    const file = openSync(part, 'wx', 0o600)
    try {
      await database.read({ sql: 'VACUUM INTO ?', args: [part] })
      await forgetClients(part)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(part, to)
  } catch (error) {
    rmSync(part, { force: true })
    // Of the database itself, every message of which has been read.
    if (faultOf(error as Error) === 'corrupt') throw error
    throw new Error(`${to} cannot be written: ${(error as Error).message}`, { cause: error })
  }
}

/** A backup is kept, and with the salt of its day, hashes of addresses could be traced (`server/contact/clientKey.ts`). */
async function forgetClients(path: string): Promise<void> {
  const copy = createClient({ url: fileUrl(path) })
  try {
    await copy.batch(['DELETE FROM rate_limit', 'DELETE FROM rate_limit_salt'], 'write')
    // Erases them from free pages as well.
    await copy.execute('VACUUM')
  } finally {
    copy.close()
  }
}
