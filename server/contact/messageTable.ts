import { createHash } from 'node:crypto'
import type { InStatement, ResultSet } from '@libsql/client'
import type { Locale } from '../../i18n/languages'
import type { Database } from '../database/database'
import { type ContactFields, nothingChosen } from './fields'
import { groupCommit } from './groupCommit'

/** A form as it came in. */
interface Submission {
  fields: ContactFields
  /** The language the visitor reads. */
  locale: Locale
  /** Whether the field that people do not see was filled in. */
  isSpam: boolean
  /** Who is sending, as `clientKey` has it; the rate is counted by it. */
  client: string
}

/** What has become of it: new in the table, there already, or refused until `retryAfter` seconds have passed. */
type Outcome = { kind: 'stored' } | { kind: 'repeated' } | { kind: 'limited'; retryAfter: number }

/**
 * The same message again within this time is a double click or a retry, not a second enquiry. A repetition is thanked for even
 * where the client’s allowance is spent, and takes none of it: a visitor whose answer was lost on the way, or who shares an address
 * with many, learns that the message is there. It stores nothing and mails nothing, so what it costs is one look into an index;
 * against requests for their own sake this limit is no help anyway, as it is in the same transaction. That is the proxy’s part.
 */
export const repeatTime = 10 * 60_000
/** A client may send this many at once … */
export const burst = 10
/** … and then one more for each of these intervals, so that it is ten in ten minutes. */
export const interval = 60_000

/** Submissions that share one commit: disks sync some hundred times a second, visitors may be more. */
const maxPerCommit = 50
/** Beyond this the disk is not keeping up, and it is kinder to say so than to let everybody wait. */
const maxWaiting = 5_000

export interface MessageTable {
  /**
   * @returns once it is committed.
   * @throws where the database fails; then nothing was stored, or it is unknown, and the visitor may safely send again.
   */
  store(submission: Submission): Promise<Outcome>
}

/**
 * Takes messages into the database: each once, counted by client, all in one transaction, so that limits and double
 * submissions hold across all processes on that database.
 *
 * @param now the clock, in milliseconds.
 */
export function createMessageTable(database: Database, now: () => number = Date.now): MessageTable {
  return { store: groupCommit((submissions: Submission[]) => storeAll(database, submissions, now()), { maxPerCommit, maxWaiting }) }
}

async function storeAll(database: Database, submissions: Submission[], now: number): Promise<Outcome[]> {
  const before = tidy(now)
  const results = await database.write([...before, ...submissions.flatMap((submission) => statements(submission, now))])
  return submissions.map((_, index) => outcome(results.slice(before.length + 3 * index, before.length + 3 + 3 * index), now))
}

/** Ends what has had its time, and what lies further ahead than it can: there the clock has been ahead meanwhile. */
function tidy(now: number): InStatement[] {
  const most = now + burst * interval
  return [
    { sql: 'UPDATE message SET repeat_key = NULL WHERE repeat_key IS NOT NULL AND received_at <= ?', args: [now - repeatTime] },
    { sql: 'UPDATE message SET repeat_key = NULL WHERE repeat_key IS NOT NULL AND received_at > ?', args: [now + repeatTime] },
    { sql: 'DELETE FROM rate_limit WHERE full_at <= ?', args: [now] },
    { sql: 'UPDATE rate_limit SET full_at = :most WHERE full_at > :most', args: { most } },
  ]
}

/**
 * Three statements that build on each other: count it, unless it is a repetition or too much; store it if it was
 * counted; look why not. `full_at` is when the client’s allowance will be full again (the generic cell rate algorithm,
 * ITU-T I.371), so one row and one number suffice per client.
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
        ON CONFLICT (client) DO UPDATE SET full_at = max(full_at, :now) + :interval WHERE max(full_at, :now) + :interval <= :now + :burst`,
      args: { client, now, interval, burst: burst * interval, repeatKey },
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
  return { kind: 'limited', retryAfter: Math.max(1, Math.ceil((Number(row?.full_at) + interval - burst * interval - now) / 1000)) }
}
