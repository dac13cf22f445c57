import { randomUUID } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { Database } from '../database/database'

/** A message leased by this process. */
export interface LeasedMessage {
  id: number
  /** In ms since the epoch. */
  receivedAt: number
  /** Language of the form’s page. */
  locale: string
  fname: string
  lname: string
  email: string
  contact: string
  message: string
  service: string
  isSpam: boolean
  /** Including this one. */
  attempts: number
  lease: string
}

/**
 * A process that has not renewed the lease of a message for this time counts as dead, and another one may claim
 * the message. If the first was only stalled, both send the mail, with the same Message-ID.
 */
export const leaseMs = 15_000
const minRetryDelayMs = 30_000
const maxRetryDelayMs = 60 * 60_000
/** As a fraction of the delay, so that messages that failed together are not retried together. */
const jitter = 0.1

/** The queue of messages to be mailed, in the database. Several processes may share it. */
export interface MailQueue {
  /** Negative if a message is overdue, Infinity if none is waiting. */
  msUntilDue(): Promise<number>
  /** Number of waiting messages, and the time of the oldest one, in ms since the epoch. */
  waiting(): Promise<{ count: number; oldest: number | undefined }>
  /** Time of the last sent mail, in ms since the epoch. */
  lastSent(): Promise<number | undefined>
  /** Leases due messages exclusively, except those that this process has in hand. */
  claim(count: number, inHand?: LeasedMessage[]): Promise<LeasedMessage[]>
  /** Makes failed ones due at once. */
  retryNow(): Promise<void>
  /** Extends the lease by `leaseMs`. */
  renew(message: LeasedMessage): Promise<void>
  markSent(message: LeasedMessage): Promise<void>
  /**
   * Returns it to the queue for a retry. The delay doubles with every attempt, up to an hour; attempts are unlimited.
   *
   * @returns the time of the retry, in ms since the epoch.
   */
  markFailed(message: LeasedMessage, reason: string): Promise<number>
}

export function createMailQueue(database: Database, now: () => number = Date.now): MailQueue {
  return {
    async msUntilDue() {
      // One by one, so that the index answers both.
      const { rows } = await database.read(`SELECT (SELECT min(mail_due_at) FROM message WHERE mail_state = 'waiting') AS due,
        (SELECT max(mail_due_at) FROM message WHERE mail_state = 'waiting') AS last`)
      const due = rows[0]?.due
      const last = rows[0]?.last
      if (typeof due !== 'number' || typeof last !== 'number') return Number.POSITIVE_INFINITY
      const maxDelayMs = maxRetryDelayMs * (1 + jitter)
      const latest = now() + maxDelayMs
      if (last > latest) {
        // No delay is that long: the clock was ahead.
        await database.write([{ sql: `UPDATE message SET mail_due_at = :latest WHERE mail_state = 'waiting' AND mail_due_at > :latest`, args: { latest } }])
      }
      return Math.min(due, latest) - now()
    },

    async waiting() {
      // By the index and one message: to read 100,000 takes most of a second, at every mail and every request for the state.
      const { rows } = await database.read(`SELECT count, received_at AS oldest
        FROM (SELECT count(*) AS count, min(id) AS first FROM message WHERE mail_state = 'waiting') LEFT JOIN message ON id = first`)
      const oldest = rows[0]?.oldest
      return { count: Number(rows[0]?.count), oldest: typeof oldest === 'number' ? oldest : undefined }
    },

    async lastSent() {
      // Among the newest: to read 100,000 messages takes a second, in which no page is served.
      const { rows } = await database.read('SELECT max(mail_sent_at) AS last FROM (SELECT mail_sent_at FROM message ORDER BY id DESC LIMIT 1000)')
      const last = rows[0]?.last
      return typeof last === 'number' ? last : undefined
    },

    async claim(count, inHand = []) {
      const lease = randomUUID()
      const [result] = await database.write([
        {
          sql: `UPDATE message SET mail_lease = :lease, mail_due_at = :now + :leaseMs, mail_attempts = mail_attempts + 1
            WHERE id IN (SELECT id FROM message WHERE mail_state = 'waiting' AND mail_due_at <= :now
              AND id NOT IN (SELECT value FROM json_each(:inHand)) ORDER BY mail_due_at, id LIMIT :count)
            RETURNING *`,
          args: { lease, now: now(), leaseMs, count, inHand: JSON.stringify(inHand.map(({ id }) => id)) },
        },
      ])
      return (result?.rows ?? []).map((row) => leased(row, lease))
    },

    async retryNow() {
      const sql = `UPDATE message SET mail_due_at = :now WHERE mail_state = 'waiting' AND mail_lease IS NULL AND mail_due_at > :now`
      await database.write([{ sql, args: { now: now() } }])
    },

    async renew({ id, lease }) {
      await database.write([{ sql: 'UPDATE message SET mail_due_at = ? WHERE id = ? AND mail_lease = ?', args: [now() + leaseMs, id, lease] }])
    },

    async markSent({ id }) {
      const sql = `UPDATE message SET mail_state = 'sent', mail_sent_at = ?, mail_lease = NULL, mail_error = NULL WHERE id = ?`
      await database.write([{ sql, args: [now(), id] }])
    },

    async markFailed({ id, lease, attempts }, reason) {
      const delayMs = Math.min(minRetryDelayMs * 2 ** (attempts - 1), maxRetryDelayMs)
      const due = now() + Math.round(delayMs * (1 - jitter + 2 * jitter * Math.random()))
      const sql = 'UPDATE message SET mail_due_at = ?, mail_lease = NULL, mail_error = ? WHERE id = ? AND mail_lease = ?'
      await database.write([{ sql, args: [due, reason.slice(0, 500), id, lease] }])
      return due
    },
  }
}

function leased(row: Row, lease: string): LeasedMessage {
  const text = (column: string) => String(row[column])
  return {
    id: Number(row.id),
    receivedAt: Number(row.received_at),
    locale: text('locale'),
    fname: text('fname'),
    lname: text('lname'),
    email: text('email'),
    contact: text('contact'),
    message: text('message'),
    service: text('service'),
    isSpam: row.spam === 1,
    attempts: Number(row.mail_attempts),
    lease,
  }
}
