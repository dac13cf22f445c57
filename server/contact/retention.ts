import type { Database } from '../database/database'
import type { Log } from '../log'

const dayMs = 86_400_000
/** Maximum clock correction that is accepted without a restart. */
const maxClockStepMs = 60 * 60_000

interface RetentionOptions {
  database: Database
  /** `KEEP_MESSAGES_DAYS`. */
  days: number
  log: Log
  /** The clock, in ms. */
  now?: () => number
  /** A monotonic clock, in ms. */
  uptime?: () => number
}

/**
 * Erases messages after `days`, by whole days (UTC), mailed or not. After a jump of the clock, nothing is deleted until the server
 * is restarted.
 *
 * @returns a function that deletes due messages, to be called periodically.
 */
export function createRetention({ database, days, log, now = Date.now, uptime = () => performance.now() }: RetentionOptions): () => Promise<void> {
  const started = now() - uptime()
  let hasWarned = false
  let needsCompaction = false
  /** Nothing older is left. */
  let erasedBefore = Number.NEGATIVE_INFINITY

  return async () => {
    if (Math.abs(now() - uptime() - started) > maxClockStepMs) {
      if (!hasWarned) log('The clock has jumped, so old messages are not deleted. If the clock is right, restart the server.', { level: 'warn' })
      hasWarned = true
      return
    }
    const oldest = (Math.floor(now() / dayMs) - days) * dayMs
    // Once a day, as it reads the whole table: of 100,000 messages for most of a second, in which no page is served.
    if (oldest > erasedBefore) await erase(oldest)
    if (!needsCompaction) return
    await database.compact()
    needsCompaction = false
  }

  async function erase(oldest: number) {
    const [result] = await database.write([{ sql: 'DELETE FROM message WHERE received_at < ? RETURNING mail_state', args: [oldest] }])
    erasedBefore = oldest
    const deleted = result?.rows ?? []
    const waiting = deleted.filter(({ mail_state }) => mail_state === 'waiting').length
    if (deleted.length > 0) {
      log(`Messages deleted, as KEEP_MESSAGES_DAYS is ${days}: ${deleted.length}${waiting > 0 ? `, of which never mailed: ${waiting}` : ''}.`)
      needsCompaction = true
    }
  }
}
