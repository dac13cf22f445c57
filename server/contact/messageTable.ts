import { createHash } from 'node:crypto'
import type { InStatement, ResultSet } from '@libsql/client'
import type { Locale } from '../../i18n/languages'
import type { Database } from '../database/database'
import { type ContactFields, nothingChosen } from './fields'
import { groupCommit } from './groupCommit'

/** A submitted form. */
interface Submission {
  fields: ContactFields
  /** The visitor’s language. */
  locale: Locale
  /** Whether the honeypot was filled in. */
  isSpam: boolean
  /** Key of the sender (`clientKey`), for the rate limit. */
  client: string
}

/** Stored, already there, or rejected for `retryAfter` seconds. */
type Outcome = { kind: 'stored' } | { kind: 'repeated' } | { kind: 'limited'; retryAfter: number }

/**
 * The same message within this time is a double click or a retry, not a second enquiry. A repetition is confirmed even if the
 * client’s allowance is used up, and does not count: visitors whose response was lost, or who share an address with many others,
 * still learn that their message has arrived. A repetition costs one index lookup. The rate limit does not protect against floods
 * of requests, because it is part of the same transaction; the proxy has to.
 */
export const repeatWindowMs = 10 * 60_000
/** Messages that a client may send at once … */
export const burst = 10
/** … and then one more per interval, so ten in ten minutes. */
export const refillIntervalMs = 60_000
/**
 * How far the clocks of two commits may differ, for the rate limit. Machines differ, and a process reads its clock before it waits
 * for the database (up to 5 s), so a later commit may have an earlier time; without tolerance, a client’s tenth message was then
 * refused. Shorter than the interval, so `burst` stays the same. `Retry-After` does not include it: who waits so long is accepted
 * by every process.
 */
export const clockToleranceMs = 10_000

/** Disks sync about a hundred times per second; there may be more visitors. */
const maxPerCommit = 50
/** With more, the disk cannot keep up: an error is better than a long wait. */
const maxWaiting = 5_000

export interface MessageTable {
  /**
   * @returns the outcome, after the commit.
   * @throws if the database fails; the message may or may not be stored, and can safely be sent again.
   */
  store(submission: Submission): Promise<Outcome>
}

/**
 * Stores messages: each once and limited by client, in one transaction, so that both rules hold across all
 * processes on the database.
 *
 * @param now the clock, in ms.
 */
export function createMessageTable(database: Database, now: () => number = Date.now): MessageTable {
  return { store: groupCommit((submissions: Submission[]) => storeAll(database, submissions, now()), { maxPerCommit, maxWaiting }) }
}

async function storeAll(database: Database, submissions: Submission[], now: number): Promise<Outcome[]> {
  const before = expireOld(now)
  const results = await database.write([...before, ...submissions.flatMap((submission) => statements(submission, now))])
  return submissions.map((_, index) => outcome(results.slice(before.length + 3 * index, before.length + 3 + 3 * index), now))
}

/** Clears expired rows, and those too far in the future, written while the clock was ahead. */
function expireOld(now: number): InStatement[] {
  const latestFull = now + burst * refillIntervalMs
  return [
    { sql: 'UPDATE message SET repeat_key = NULL WHERE repeat_key IS NOT NULL AND received_at <= ?', args: [now - repeatWindowMs] },
    { sql: 'UPDATE message SET repeat_key = NULL WHERE repeat_key IS NOT NULL AND received_at > ?', args: [now + repeatWindowMs] },
    { sql: 'DELETE FROM rate_limit WHERE full_at <= ?', args: [now] },
    { sql: 'UPDATE rate_limit SET full_at = :latestFull WHERE full_at > :latestFull + :tolerance', args: { latestFull, tolerance: clockToleranceMs } },
  ]
}

/**
 * Three dependent statements: count the message, unless it is a repetition or over the limit; store it if it was
 * counted; read the reason if not. `full_at` is when the client’s allowance will be full again (the generic cell rate
 * algorithm, ITU-T I.371), so one number per client is enough.
 */
function statements({ fields, locale, isSpam, client }: Submission, now: number): InStatement[] {
  const { fname, lname, email, contact, message, service } = fields
  const isEmpty = [fname, lname, email, contact, message].every((field) => field === '') && (service === '' || service === nothingChosen)
  const repeatKey = createHash('sha256')
    .update(JSON.stringify([fname, lname, email, contact, message, service, isSpam]))
    .digest('base64url')
  return [
    {
      sql: `INSERT INTO rate_limit (client, full_at) SELECT :client, :now + :interval WHERE NOT EXISTS (SELECT 1 FROM message WHERE repeat_key = :repeatKey)
        ON CONFLICT (client) DO UPDATE SET full_at = max(full_at, :now) + :interval WHERE max(full_at, :now) + :interval <= :now + :allowance`,
      args: { client, now, interval: refillIntervalMs, allowance: burst * refillIntervalMs + clockToleranceMs, repeatKey },
    },
    {
      sql: `INSERT INTO message (received_at, locale, fname, lname, email, contact, message, service, spam, repeat_key, mail_state, mail_due_at)
        SELECT :now, :locale, :fname, :lname, :email, :contact, :message, :service, :isSpam, :repeatKey, :mailState, :now WHERE changes() = 1
        RETURNING id`,
      args: { now, locale, fname, lname, email, contact, message, service, isSpam, repeatKey, mailState: isEmpty ? 'none' : 'waiting' },
    },
    {
      sql: `SELECT EXISTS (SELECT 1 FROM message WHERE repeat_key = :repeatKey) AS known, (SELECT full_at FROM rate_limit WHERE client = :client) AS full_at`,
      args: { repeatKey, client },
    },
  ]
}

function outcome([, inserted, reason]: ResultSet[], now: number): Outcome {
  if (inserted?.rows.length) return { kind: 'stored' }
  const row = reason?.rows[0]
  if (row?.known) return { kind: 'repeated' }
  return { kind: 'limited', retryAfter: Math.max(1, Math.ceil((Number(row?.full_at) + refillIntervalMs - burst * refillIntervalMs - now) / 1000)) }
}
