import type { Database } from '../../server/database/database'

/**
 * Deletes one message, or all that came from a mail address, so that no trace is left in the database and its log. Copies of
 * it, and mail that was sent, are not within reach.
 *
 * @param which a number or an address; capitals make no difference.
 * @returns how many they were.
 * @throws where there is none.
 */
export async function deleteMessages(database: Database, which: string): Promise<number> {
  const condition = which.includes('@') ? 'lower(email) = lower(?)' : 'id = ?'
  const argument = which.includes('@') ? which.trim() : Number(which)
  if (Number.isNaN(argument)) throw new Error(`'${which}' is neither the number of a message nor a mail address.`)
  const [result] = await database.write([{ sql: `DELETE FROM message WHERE ${condition}`, args: [argument] }])
  const count = result?.rowsAffected ?? 0
  // Also where there is none: an earlier run may have been stopped before this.
  await database.compact()
  if (count === 0) throw new Error(`There is no message ${which.includes('@') ? 'from ' : ''}${which}. \`npm run messages\` lists them all.`)
  return count
}
