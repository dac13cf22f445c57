import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { type Database, filePath } from '../../server/database/database'

/**
 * Copies the database as it is at one moment, while the server may go on storing (SQLite’s `VACUUM INTO`). A copy of the file
 * alone would miss what still stands in the log beside it.
 *
 * @param to a file that is not there yet; it is whole or not there.
 * @throws where it is, or cannot be written, or the database is no file.
 */
export async function backUp(database: Database, { url, to }: { url: string; to: string }): Promise<void> {
  if (!url.startsWith('file:') || !filePath(url)) throw new Error('DATABASE_URL is no file. Back up a database server by its own means.')
  if (existsSync(to)) throw new Error(`${to} is there already. Name a new file.`)
  const part = `${to}.part`
  rmSync(part, { force: true })
  try {
    // For its owner alone; SQLite writes into an empty file.
    const file = openSync(part, 'wx', 0o600)
    try {
      await database.read({ sql: 'VACUUM INTO ?', args: [part] })
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(part, to)
  } catch (error) {
    rmSync(part, { force: true })
    throw new Error(`${to} cannot be written: ${(error as Error).message}`, { cause: error })
  }
}
