import type { Database } from '../../server/database/database'
import { type DeletedMessage, recordDeleted } from './deletedList'
import { isFrom, readMessages } from './readMessages'

/**
 * Deletes one message, or all from a mail address, without a trace in the database or its log. Exports, backups and sent mail
 * are not changed; restoring a backup deletes the messages again.
 *
 * @param which the number of a message, or a mail address, case-insensitive.
 * @param url of the database.
 * @returns the number of deleted messages.
 * @throws if there is none.
 */
export async function deleteMessages(database: Database, url: string, which: string): Promise<number> {
  const isMeant = which.includes('@') ? isFrom(which) : ({ id }: { id: number }) => id === Number(which)
  if (!which.includes('@') && !/^\d+$/.test(which)) throw new Error(`'${which}' is neither the number of a message nor a mail address.`)
  const messages = (await readMessages(database)).filter(isMeant).map(({ id, received }) => ({ id, receivedAt: Date.parse(received) }))
  // First, so that an interrupted deletion can be repeated.
  recordDeleted(url, messages)
  await removeMessages(database, messages)
  if (messages.length === 0) throw new Error(`There is no message ${which.includes('@') ? 'from ' : ''}${which}. \`npm run messages\` lists them all.`)
  return messages.length
}

/** @returns the number of deleted rows. */
export async function removeMessages(database: Database, messages: readonly DeletedMessage[]): Promise<number> {
  const sql = `DELETE FROM message WHERE EXISTS (SELECT 1 FROM json_each(?) WHERE value ->> 'id' = message.id AND value ->> 'receivedAt' = received_at)`
  const [result] = await database.write([{ sql, args: [JSON.stringify(messages)] }])
  // Also if nothing was deleted: an earlier run may have been interrupted before this.
  await database.compact()
  return result?.rowsAffected ?? 0
}
