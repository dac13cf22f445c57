import { randomUUID } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { Database } from '../database/database'

/** A message in the hands of this process, until its lease runs out. */
export interface LeasedMessage {
  id: number
  /** Milliseconds since 1970. */
  receivedAt: number
  /** Of the page that the form stood on. */
  locale: string
  fname: string
  lname: string
  email: string
  contact: string
  message: string
  service: string
  isSpam: boolean
  /** This one included. */
  attempts: number
  lease: string
}

/**
 * After this a process that has taken a message and does not renew its lease counts as dead, and another may take it. A
 * process that is only stalled for so long sends the letter as well, under the same Message-ID.
 */
export const leaseTime = 15_000
const firstPause = 30_000
const longestPause = 60 * 60_000
/** Part of a pause by which it may be longer or shorter, so that messages that failed together do not come back together. */
const spread = 0.1

/** What has to be mailed, as the table has it. Any number of processes may work on it. */
export interface MailQueue {
  /** Milliseconds until one is due, negative where one is overdue; infinite where none is waiting. */
  untilDue(): Promise<number>
  /** How many wait, and since when the oldest does, in milliseconds since 1970. */
  waiting(): Promise<{ count: number; oldest: number | undefined }>
  /** When one was last mailed, in milliseconds since 1970. */
  lastSent(): Promise<number | undefined>
  /** Takes some that are due, so that nobody else does. */
  claim(count: number): Promise<LeasedMessage[]>
  /** Keeps it in the hands of this process for another `leaseTime`. */
  renew(message: LeasedMessage): Promise<void>
  markSent(message: LeasedMessage): Promise<void>
  /**
   * Puts it back, to be tried again after a pause that doubles with every attempt, up to an hour. It is never given up.
   *
   * @returns when that will be.
   */
  markFailed(message: LeasedMessage, reason: string): Promise<number>
}

export function createMailQueue(database: Database, now: () => number = Date.now): MailQueue {
  return {
    async untilDue() {
      const { rows } = await database.read(`SELECT min(mail_due_at) AS due FROM message WHERE mail_state = 'waiting'`)
      const due = rows[0]?.due
      if (typeof due !== 'number') return Number.POSITIVE_INFINITY
      const longest = longestPause * (1 + spread)
      const latest = now() + longest
      if (due <= latest) return due - now()
      // No pause is so long: the clock has been ahead meanwhile.
      await database.write([{ sql: `UPDATE message SET mail_due_at = :latest WHERE mail_state = 'waiting' AND mail_due_at > :latest`, args: { latest } }])
      return longest
    },

    async waiting() {
      const { rows } = await database.read(`SELECT count(*) AS count, min(received_at) AS oldest FROM message WHERE mail_state = 'waiting'`)
      const oldest = rows[0]?.oldest
      return { count: Number(rows[0]?.count), oldest: typeof oldest === 'number' ? oldest : undefined }
    },

    async lastSent() {
      const { rows } = await database.read('SELECT max(mail_sent_at) AS last FROM message')
      const last = rows[0]?.last
      return typeof last === 'number' ? last : undefined
    },

    async claim(count) {
      const lease = randomUUID()
      const [result] = await database.write([
        {
          sql: `UPDATE message SET mail_lease = :lease, mail_due_at = :now + :leaseTime, mail_attempts = mail_attempts + 1
            WHERE id IN (SELECT id FROM message WHERE mail_state = 'waiting' AND mail_due_at <= :now ORDER BY mail_due_at, id LIMIT :count)
            RETURNING *`,
          args: { lease, now: now(), leaseTime, count },
        },
      ])
      return (result?.rows ?? []).map((row) => leased(row, lease))
    },

    async renew({ id, lease }) {
      await database.write([{ sql: 'UPDATE message SET mail_due_at = ? WHERE id = ? AND mail_lease = ?', args: [now() + leaseTime, id, lease] }])
    },

    async markSent({ id }) {
      const sql = `UPDATE message SET mail_state = 'sent', mail_sent_at = ?, mail_lease = NULL, mail_error = NULL WHERE id = ?`
      await database.write([{ sql, args: [now(), id] }])
    },

    async markFailed({ id, lease, attempts }, reason) {
      const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause)
      const due = now() + Math.round(pause * (1 - spread + 2 * spread * Math.random()))
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
