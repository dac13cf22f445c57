import { chmodSync, copyFileSync, existsSync, lchownSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { createClient } from '@libsql/client/sqlite3'
import { filePath, fileUrl, openDatabase } from '../../server/database/database'
import { type DeletedMessage, readDeleted } from './deletedList'
import { removeMessages } from './deleteMessages'
import { ownerForRoot } from './ownerForRoot'
import { type Message, readMessages } from './readMessages'

/** SQLite’s companion files. */
const companions = ['-wal', '-shm']

interface Restored {
  messages: Message[]
  replaced: string | undefined
  deletedAgain: number | undefined
}

/**
 * Replaces the database by a backup. The backup is verified first, and the old database is kept under another name.
 *
 * @param from a backup, or a database file with its companion files.
 * @returns the restored messages; the path of the replaced database, if there was one; and the number of messages deleted again because
 *   they were deleted after the backup, undefined if there is no list of deleted messages.
 * @throws if it is not a complete database of ours, or if the current one is in use; then nothing is changed.
 */
export async function restore(from: string, url: string): Promise<Restored> {
  const path = filePath(url)
  if (!path) throw new Error('DATABASE_URL is not a file. Restore a database server with its own tools.')
  if (!statSync(from, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${from}.`)
  const part = `${path}.restoring`
  mkdirSync(dirname(path), { recursive: true })
  try {
    copy(from, part)
    const deleted = readDeleted(url)
    const { messages, deletedAgain } = await verify(part, deleted ?? []).catch((error) => {
      throw new Error(`${from} is not a complete backup: ${(error as Error).message}`, { cause: error })
    })
    const replaced = existsSync(path) ? `${path}.replaced-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}` : undefined
    const owner = ownerForRoot(replaced ? path : dirname(path))
    if (owner) lchownSync(part, owner.uid, owner.gid)
    if (replaced) {
      await mergeLog(path)
      renameSync(path, replaced)
    }
    for (const end of companions) rmSync(path + end, { force: true })
    renameSync(part, path)
    return { messages, replaced, deletedAgain: deleted && deletedAgain }
  } finally {
    for (const end of ['', ...companions]) rmSync(part + end, { force: true })
  }
}

function copy(from: string, to: string) {
  for (const end of ['', ...companions]) {
    rmSync(to + end, { force: true })
    // The log is part of a database that was copied while in use.
    if (end !== '-shm' && existsSync(from + end)) copyFileSync(from + end, to + end)
  }
  // Readable by its owner only, as it contains personal data.
  chmodSync(to, 0o600)
}

/** Verifies a backup, migrates it to the current schema and deletes again what was deleted after it. */
async function verify(path: string, deleted: readonly DeletedMessage[]): Promise<{ messages: Message[]; deletedAgain: number }> {
  const plain = createClient({ url: fileUrl(path) })
  try {
    const { rows } = await plain.execute("SELECT name FROM sqlite_schema WHERE name = 'message'")
    if (rows.length === 0) throw new Error('it has no table of messages')
    const { rows: faults } = await plain.execute('PRAGMA integrity_check')
    if (faults[0]?.integrity_check !== 'ok') throw new Error(String(faults[0]?.integrity_check))
  } finally {
    plain.close()
  }
  const database = await openDatabase(fileUrl(path))
  try {
    // Also empties the log, which is not moved.
    const deletedAgain = await removeMessages(database, deleted)
    return { messages: await readMessages(database), deletedAgain }
  } finally {
    database.close()
  }
}

/** Merges the log into the database file. SQLite does this only if nobody else has the database open. */
async function mergeLog(path: string): Promise<void> {
  const client = createClient({ url: fileUrl(path) })
  try {
    await client.execute('PRAGMA journal_mode = DELETE')
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    if (code?.startsWith('SQLITE_BUSY')) throw new Error(`${path} is in use. Stop the server first, then start it again.`, { cause: error })
    // A corrupt database may be replaced.
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code ?? '')) throw new Error(`${path} cannot be replaced: ${message}`, { cause: error })
  } finally {
    client.close()
  }
}
