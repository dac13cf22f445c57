import type { Database } from '../database/database'
import type { Log } from '../log'

const day = 86_400_000
/** Milliseconds by which a clock may be set right without anybody being asked. */
const largestStep = 60 * 60_000

export interface RetentionParts {
  database: Database
  /** `KEEP_MESSAGES_DAYS`. */
  days: number
  log: Log
  /** The clock, in milliseconds. */
  now?: () => number
  /** Milliseconds that no setting of the clock changes. */
  uptime?: () => number
}

/**
 * Deletes messages without a trace once they have been kept for as long as the company has promised: those of a whole day (UTC)
 * at a time, mailed or not. A clock that jumps deletes nothing, before somebody has started the server anew.
 *
 * @returns what looks for such messages, to be called again and again.
 */
export function createRetention({ database, days, log, now = Date.now, uptime = () => performance.now() }: RetentionParts): () => Promise<void> {
  const started = now() - uptime()
  let hasTold = false
  let isToBeCompacted = false

  return async () => {
    if (Math.abs(now() - uptime() - started) > largestStep) {
      if (!hasTold) log('The clock has jumped, so no message is deleted for its age. If the clock is right, start the server anew.', { level: 'warn' })
      hasTold = true
      return
    }
    const oldest = (Math.floor(now() / day) - days) * day
    const [result] = await database.write([{ sql: 'DELETE FROM message WHERE received_at < ? RETURNING mail_state', args: [oldest] }])
    const deleted = result?.rows ?? []
    const waiting = deleted.filter(({ mail_state }) => mail_state === 'waiting').length
    if (deleted.length > 0) {
      log(`${deleted.length} messages were deleted, ${days} days old (KEEP_MESSAGES_DAYS)${waiting > 0 ? `; ${waiting} of them were never mailed` : ''}.`)
      isToBeCompacted = true
    }
    if (!isToBeCompacted) return
    await database.compact()
    isToBeCompacted = false
  }
}
