import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createClient } from '@libsql/client'
import { filePath, openDatabase } from '../../server/database/database'
import { type DeletedMessage, readDeleted } from './deletedList'
import { removeMessages } from './deleteMessages'
import { type Message, readMessages } from './readMessages'

/** SQLite’s companion files. */
const beside = ['-wal', '-shm']

interface Restored {
  messages: Message[]
  replaced: string | undefined
  deletedAgain: number | undefined
}

/**
 * Replaces the database by a backup. The backup is verified first, and the old database is kept under another name.
 *
 * @param from a backup, or a database file with what lies beside it.
 * @param now the clock, in milliseconds.
 * @returns its messages, where the replaced database is now, if there was one, and how many messages were deleted again, as they have
 *   been since the backup was made; undefined where no list of them is here.
 * @throws if it is not a complete database of ours, or if the current one is in use; then nothing is changed.
 */
export async function restore(from: string, url: string, now = Date.now()): Promise<Restored> {
  const path = url.startsWith('file:') ? filePath(url) : ''
  if (!path) throw new Error('DATABASE_URL is no file. Restore a database server by its own means.')
  if (!existsSync(from)) throw new Error(`There is no file ${from}.`)
  const part = `${path}.restoring`
  mkdirSync(dirname(path), { recursive: true })
  try {
    copy(from, part)
    const deleted = readDeleted(url)
    const { messages, deletedAgain } = await inspect(part, deleted ?? []).catch((error) => {
      throw new Error(`${from} is no whole backup: ${(error as Error).message}`, { cause: error })
    })
    const replaced = existsSync(path) ? `${path}.replaced-${new Date(now).toISOString().replaceAll(':', '-').slice(0, 19)}` : undefined
    if (replaced) {
      await takeOutOfUse(path)
      renameSync(path, replaced)
    }
    for (const end of beside) rmSync(path + end, { force: true })
    renameSync(part, path)
    return { messages, replaced, deletedAgain: deleted && deletedAgain }
  } finally {
    for (const end of ['', ...beside]) rmSync(part + end, { force: true })
  }
}

function copy(from: string, to: string) {
  for (const end of ['', ...beside]) {
    rmSync(to + end, { force: true })
    // What stands in the log beside it belongs to it, if somebody has copied a file in use.
    if (end !== '-shm' && existsSync(from + end)) copyFileSync(from + end, to + end)
  }
  // For its owner alone, as what people have written is in it.
  chmodSync(to, 0o600)
}

/** All of it is read; tables of an earlier version become those of this one, and who has been deleted since stays deleted. */
async function inspect(path: string, deleted: readonly DeletedMessage[]): Promise<{ messages: Message[]; deletedAgain: number }> {
  const plain = createClient({ url: `file:${path}` })
  try {
    const { rows } = await plain.execute("SELECT name FROM sqlite_schema WHERE name = 'message'")
    if (rows.length === 0) throw new Error('it has no messages in it, not even a place for them')
    const { rows: faults } = await plain.execute('PRAGMA integrity_check')
    if (faults[0]?.integrity_check !== 'ok') throw new Error(String(faults[0]?.integrity_check))
  } finally {
    plain.close()
  }
  const database = await openDatabase(`file:${path}`)
  try {
    // Nothing stays in a log that would not be moved along.
    const deletedAgain = await removeMessages(database, deleted)
    return { messages: await readMessages(database), deletedAgain }
  } finally {
    database.close()
  }
}

/** SQLite gives its log up only where nobody else has the database open, and then all of it is in the one file. */
async function takeOutOfUse(path: string): Promise<void> {
  const client = createClient({ url: `file:${path}` })
  try {
    await client.execute('PRAGMA journal_mode = DELETE')
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    if (code?.startsWith('SQLITE_BUSY')) throw new Error(`${path} is in use. Stop the server first, then start it again.`, { cause: error })
    // What is broken may be replaced as it is.
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code ?? '')) throw new Error(`${path} cannot be replaced: ${message}`, { cause: error })
  } finally {
    client.close()
  }
}
