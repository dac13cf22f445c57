import type { Database } from '../database/database'

/** Messages of one step: 12 MB at most. */
const perStep = 100

/**
 * Finds damage where nothing else reads, such as in messages that were mailed long ago.
 *
 * @returns a function that reads the next messages and, after the last, the first again. It rejects if they cannot be read, and tries
 *   them again at its next call.
 */
export function createMessageScan(database: Database): () => Promise<void> {
  let lastRead = 0
  return async () => {
    // To find a column behind the text, SQLite reads every page of it.
    const sql = 'SELECT max(id) AS last, count(mail_error) FROM (SELECT id, mail_error FROM message WHERE id > ? ORDER BY id LIMIT ?)'
    const { rows } = await database.read({ sql, args: [lastRead, perStep] })
    lastRead = Number(rows[0]?.last ?? 0)
  }
}
