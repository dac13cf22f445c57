import { LibsqlError } from '@libsql/client/sqlite3'
import type { Database } from '../../server/database/database'
import { faultOf } from '../../server/database/databaseFault'
import { type Message, messageOf, readMessages } from './readMessages'

/**
 * All messages, oldest first; of a damaged database, those that can still be read.
 *
 * @param warn is told how many cannot.
 * @throws if none can be read.
 */
export async function readUndamaged(database: Database, warn: (line: string) => void = console.error): Promise<Message[]> {
  try {
    return await readMessages(database)
  } catch (error) {
    if (!isDamage(error)) throw error
    const { messages, unreadable } = await readOneByOne(database)
    if (messages.length === 0) throw error
    warn(`The database is damaged. Messages that cannot be read: ${unreadable}. The others:`)
    return messages
  }
}

/** By their numbers, because SQLite ends a list at the first damaged page. */
async function readOneByOne(database: Database): Promise<{ messages: Message[]; unreadable: number }> {
  const { rows } = await database.read(`SELECT seq FROM sqlite_sequence WHERE name = 'message'`)
  const messages: Message[] = []
  let unreadable = 0
  for (let id = 1; id <= Number(rows[0]?.seq ?? 0); id++) {
    try {
      const { rows } = await database.read({ sql: 'SELECT * FROM message WHERE id = ?', args: [id] })
      messages.push(...rows.map(messageOf))
    } catch (error) {
      if (!isDamage(error)) throw error
      unreadable++
    }
  }
  return { messages, unreadable }
}

function isDamage(error: unknown): boolean {
  return error instanceof LibsqlError && faultOf(error) === 'corrupt'
}
