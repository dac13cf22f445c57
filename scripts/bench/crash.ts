import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../server/database/database'
import { startSmtp } from '../../server/mail/sampleSmtp'
import { startProcess } from '../../server/sampleProcess'

export interface CrashFigures {
  rounds: number
  /** Submissions that were on their way when a process was killed, or before. */
  sent: number
  /** Of those, answered with success before it died. */
  acknowledged: number
  /** Rows in the table in the end; some were committed and their answer was lost. */
  stored: number
  /** Acknowledged and not in the table. The promise is that there are none. */
  lost: number
  storedTwice: number
  letters: number
  /** Acknowledged and not mailed. The promise is that there are none. */
  notMailed: number
  mailedTwice: number
  /** What SQLite says about the file. */
  integrity: string
}

export interface CrashOptions {
  rounds: number
  /** At once, in each round. */
  submissions: number
  /** A folder for the database, empty. */
  databaseUrl: string
  /** Folder in which the server runs, with a build. */
  folder?: string
  report?: (line: string) => void
}

/** Milliseconds within which a process is killed; most answers come in this time. */
const killWithin = 500
/** How long letters may take after the last round: leases of the dead have to run out. */
const mailTime = 120_000

/**
 * Kills the server again and again while many are sending, and counts what has become of every message that was
 * acknowledged. Server, database file, mail server and SIGKILL are real.
 */
export async function crash({ rounds, submissions, databaseUrl, folder, report = () => {} }: CrashOptions): Promise<CrashFigures> {
  const smtp = await startSmtp()
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, CONTACT_TO: 'sales@site.test', TRUSTED_HOPS: '1' }
  const acknowledged = new Set<string>()

  for (let round = 1; round <= rounds; round++) {
    const server = await startProcess(environment, folder)
    const answers = Array.from({ length: submissions }, (_, index) => send(server.address, `message ${round}-${index}.`, index))
    // Every other round counts from the first answer, so that not all of them are over before anything is stored.
    if (round % 2 === 1) await Promise.race(answers)
    const moment = Math.random() * killWithin
    await sleep(moment)
    await server.end('SIGKILL')
    const texts = (await Promise.all(answers)).filter((text) => text !== undefined)
    for (const text of texts) acknowledged.add(text)
    report(
      `round ${round}: killed ${Math.round(moment)} ms after the first ${round % 2 === 1 ? 'answer' : 'message'}, ${texts.length} of ${submissions} acknowledged, ${smtp.letters.length} letters so far`,
    )
  }

  const server = await startProcess(environment, folder)
  const mailed = () => smtp.letters.map(({ body }) => /message \d+-\d+\./.exec(body)?.[0] ?? '')
  for (const start = Date.now(); Date.now() - start < mailTime; await sleep(250)) {
    const { waiting } = await look(databaseUrl)
    if (waiting === 0) break
  }
  await server.end('SIGTERM')
  const { texts, integrity } = await look(databaseUrl)
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

/** Gives the text back once the answer is here whole; undefined where the connection broke. */
async function send(address: string, message: string, index: number): Promise<string | undefined> {
  const body = new FormData()
  body.set('message', message)
  body.set('service', 'servcice')
  // Everybody from somewhere else, or the rate limit would hold.
  const headers = { 'X-Forwarded-For': `10.${Math.floor(Math.random() * 256)}.${index >> 8}.${index & 255}` }
  try {
    const response = await fetch(`${address}/backend/contact.php`, { method: 'POST', body, headers })
    const { ok } = (await response.json()) as { ok?: boolean }
    return response.ok && ok ? message : undefined
  } catch {
    return undefined
  }
}

async function look(databaseUrl: string): Promise<{ texts: string[]; waiting: number; integrity: string }> {
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
