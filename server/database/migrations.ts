import type { Client } from '@libsql/client'
import { UnusableDatabase } from './unusableDatabase'

/**
 * All changes of the tables, oldest first, numbered by position. Append only: existing ones have been applied
 * somewhere.
 */
const migrations: string[][] = [
  [
    `CREATE TABLE message (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      received_at INTEGER NOT NULL,
      locale TEXT NOT NULL,
      fname TEXT NOT NULL,
      lname TEXT NOT NULL,
      email TEXT NOT NULL,
      contact TEXT NOT NULL,
      message TEXT NOT NULL,
      service TEXT NOT NULL,
      spam INTEGER NOT NULL,
      -- Hash of the fields, as long as a repetition counts as a double click.
      repeat_key TEXT UNIQUE,
      mail_state TEXT NOT NULL CHECK (mail_state IN ('none', 'waiting', 'sent')),
      mail_attempts INTEGER NOT NULL DEFAULT 0,
      -- Time of the next attempt; while a process has leased the message, the end of its lease.
      mail_due_at INTEGER NOT NULL,
      mail_lease TEXT,
      mail_sent_at INTEGER,
      mail_error TEXT
    ) STRICT`,
    `CREATE INDEX message_to_mail ON message (mail_due_at) WHERE mail_state = 'waiting'`,
    `CREATE INDEX message_to_repeat ON message (received_at) WHERE repeat_key IS NOT NULL`,
    // Recent messages per client, anonymous: the key is a hash whose salt is deleted every day.
    `CREATE TABLE rate_limit (client TEXT PRIMARY KEY, full_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
    `CREATE INDEX rate_limit_to_forget ON rate_limit (full_at)`,
    `CREATE TABLE rate_limit_salt (day INTEGER PRIMARY KEY, salt TEXT NOT NULL) STRICT`,
  ],
]

/**
 * Leaves another program's database as it is: its tables would get in the way of ours, and a restored backup would replace them.
 *
 * @throws if it has tables, and none of ours. Tables of SQLite and of replications, such as `_litestream_seq`, do not count.
 */
export async function refuseForeign(client: Client): Promise<void> {
  const { rows } = await client.execute(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_*' AND name NOT GLOB 'sqlite_*'`)
  const names = rows.map(({ name }) => String(name))
  if (names.length === 0 || (names.includes('migration') && names.includes('rate_limit_salt'))) return
  const remedy = 'Name a database of its own: DATABASE_URL=file:/a/folder/site.db npm start'
  throw new UnusableDatabase(`it has another program’s tables, such as “${names[0]}”.`, remedy)
}

/**
 * Applies pending migrations. Safe to run twice, and in two processes at once: it is one write transaction, so the
 * second process finds it done.
 *
 * @throws if the database is newer than this program.
 */
export async function migrate(client: Client): Promise<void> {
  const transaction = await client.transaction('write')
  try {
    await transaction.execute('CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT')
    const { rows } = await transaction.execute('SELECT max(version) AS version FROM migration')
    const version = Number(rows[0]?.version ?? 0)
    if (version > migrations.length) {
      throw new UnusableDatabase(`its tables are of version ${version}, but this program knows ${migrations.length}.`, 'Start a newer one.')
    }
    for (const [index, statements] of migrations.entries()) {
      if (index < version) continue
      await transaction.batch([...statements, { sql: 'INSERT INTO migration VALUES (?, ?)', args: [index + 1, Date.now()] }])
    }
    await transaction.commit()
  } finally {
    transaction.close()
  }
}
