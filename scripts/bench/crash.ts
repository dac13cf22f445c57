import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../server/database/database'
import { leaseMs } from '../../server/mail/mailQueue'
import { startProcess } from '../../testing/sampleProcess'
import { startSmtp } from '../../testing/sampleSmtp'

interface CrashFigures {
  rounds: number
  /** Submissions sent before or during a kill. */
  sent: number
  /** Of those, the ones answered with success. */
  acknowledged: number
  /** Rows in the table in the end; some were committed and their answer was lost. */
  stored: number
  /** Acknowledged but not in the table; must be 0. */
  lost: number
  storedTwice: number
  letters: number
  /** Acknowledged but not mailed; must be 0. */
  notMailed: number
  mailedTwice: number
  /** Result of SQLite’s integrity check. */
  integrity: string
}

interface CrashOptions {
  rounds: number
  /** Concurrent, per round. */
  submissions: number
  /** Of a new database. */
  databaseUrl: string
  /** Folder in which the server runs, with a build. */
  folder?: string
  /** Number of answers per round before the kill; a random time by default. */
  killAfter?: (round: number) => number
  report?: (line: string) => void
}

/** A process is killed within this time, in which most answers arrive. */
const killWithinMs = 500
/** Time for the remaining mails after the last round. */
const mailTimeoutMs = 120_000

/**
 * Kills the server repeatedly under load, and counts the fate of every acknowledged message. Server, database
 * file, mail server and SIGKILL are real.
 */
export async function crash({ rounds, submissions, databaseUrl, folder, killAfter, report = () => {} }: CrashOptions): Promise<CrashFigures> {
  const smtp = await startSmtp()
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, CONTACT_TO: 'sales@site.test', TRUSTED_HOPS: '1' }
  const acknowledged = new Set<string>()

  for (let round = 1; round <= rounds; round++) {
    const server = await startProcess(environment, folder)
    const answers = Array.from({ length: submissions }, (_, index) => send(server.address, `message ${round}-${index}.`, index))
    const killTime = killAfter ? await waitForAnswers(answers, killAfter(round)) : await randomTime(answers, round)
    await server.end('SIGKILL')
    const texts = (await Promise.all(answers)).filter((text) => text !== undefined)
    for (const text of texts) acknowledged.add(text)
    report(`round ${round}: killed ${killTime}, ${texts.length} of ${submissions} acknowledged, ${smtp.mails.length} mails so far`)
  }

  await endLeases(databaseUrl)
  const server = await startProcess(environment, folder)
  const mailed = () => smtp.mails.map(({ body }) => /message \d+-\d+\./.exec(body)?.[0] ?? '')
  for (const start = Date.now(); Date.now() - start < mailTimeoutMs; await sleep(100)) {
    const { waiting } = await readDatabase(databaseUrl)
    if (waiting === 0) break
  }
  await server.end('SIGTERM')
  const { texts, integrity } = await readDatabase(databaseUrl)
  await smtp.close()

  const stored = new Set(texts)
  const letters = mailed()
  return {
    rounds,
    sent: rounds * submissions,
    acknowledged: acknowledged.size,
    stored: texts.length,
    lost: [...acknowledged].filter((text) => !stored.has(text)).length,
    storedTwice: texts.length - stored.size,
    letters: letters.length,
    notMailed: [...acknowledged].filter((text) => !letters.includes(text)).length,
    mailedTwice: letters.length - new Set(letters).size,
    integrity,
  }
}

/** Every other round waits for the first answer, so that something is stored in these. */
async function randomTime(answers: Promise<unknown>[], round: number): Promise<string> {
  if (round % 2 === 1) await Promise.race(answers)
  const killTime = Math.random() * killWithinMs
  await sleep(killTime)
  return `${Math.round(killTime)} ms after the first ${round % 2 === 1 ? 'answer' : 'message'}`
}

async function waitForAnswers(answers: Promise<unknown>[], count: number): Promise<string> {
  let left = count
  await new Promise<void>((reached) => {
    for (const answer of answers) void answer.then(() => --left === 0 && reached())
  })
  return `after ${count} answers`
}

/** Expires all leases, whose owners are dead. */
async function endLeases(databaseUrl: string): Promise<void> {
  const database = await openDatabase(databaseUrl)
  await database.write([{ sql: 'UPDATE message SET mail_due_at = mail_due_at - ? WHERE mail_lease IS NOT NULL', args: [leaseMs] }])
  database.close()
}

/** @returns the text once its answer has arrived completely; undefined if the connection broke. */
async function send(address: string, message: string, index: number): Promise<string | undefined> {
  const body = new FormData()
  body.set('message', message)
  body.set('service', 'servcice')
  // A different address each, because of the rate limit.
  const headers = { 'X-Forwarded-For': `10.${Math.floor(Math.random() * 256)}.${index >> 8}.${index & 255}` }
  try {
    const response = await fetch(`${address}/backend/contact.php`, { method: 'POST', body, headers })
    const { ok } = (await response.json()) as { ok?: boolean }
    return response.ok && ok ? message : undefined
  } catch {
    return undefined
  }
}

async function readDatabase(databaseUrl: string): Promise<{ texts: string[]; waiting: number; integrity: string }> {
  const database = await openDatabase(databaseUrl)
  const messages = await database.read('SELECT message, mail_state FROM message')
  const check = await database.read('PRAGMA integrity_check')
  database.close()
  return {
    texts: messages.rows.map((row) => String(row.message)),
    waiting: messages.rows.filter((row) => row.mail_state === 'waiting').length,
    integrity: String(check.rows[0]?.integrity_check),
  }
}
