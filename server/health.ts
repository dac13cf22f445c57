import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Database } from './database/database'
import { type MailHistory, mailTimeouts } from './mail/mailer'
import { createMailQueue } from './mail/mailQueue'

export interface HealthParts {
  database: Database
  /** Folder of the build. */
  root: string
  isClosing: () => boolean
  /** Of the settings. */
  keepMessagesDays?: number | undefined
  /** Nothing where no mail is sent. */
  mail: () => MailHistory | undefined
  /** The clock, in milliseconds. */
  now?: () => number
  /** Milliseconds for which an answer of the database holds, so that whoever asks often writes nothing. */
  freshFor?: number
}

/** Milliseconds. */
const timeoutMs = 1000

/**
 * `GET /healthz`, for load balancers: 200 while requests are welcome, 503 once this process is closing. A database that
 * fails is said but is no reason to take the pages away, which need none; so it is not waited for longer than balancers
 * wait. For people it says besides how the mail is doing and how old the build is; times are seconds.
 */
export function createHealth({ database, root, isClosing, keepMessagesDays, mail, now = Date.now, freshFor = 5_000 }: HealthParts): Hono {
  const queue = createMailQueue(database, now)
  let cached: { at: number; answer: ReturnType<typeof ask> } | undefined

  async function ask() {
    const fault = await database.findFault()
    const waiting = await queue.waiting().catch(() => undefined)
    return { fault: fault ?? 'ok', waiting }
  }

  async function asked() {
    if (!cached || Math.abs(now() - cached.at) >= freshFor) cached = { at: now(), answer: ask() }
    return Promise.race([cached.answer, setTimeout(timeoutMs, { fault: 'unreachable', waiting: undefined }, { ref: false })])
  }

  const seconds = (since: number | undefined) => (since === undefined ? null : Math.max(0, Math.round((now() - since) / 1000)))

  return new Hono().get('/healthz', async (context) => {
    context.header('Cache-Control', 'no-store')
    const [{ fault, waiting }, made] = await Promise.all([asked(), stat(join(root, 'index.html')).catch(() => undefined)])
    const history = mail()
    const oldest = waiting?.oldest
    const isStalled = oldest !== undefined && now() - oldest >= mailTimeouts.stalled
    return context.json(
      {
        status: isClosing() ? 'closing' : 'ok',
        database: fault,
        mail: {
          status: !history ? 'off' : isStalled ? 'stalled' : 'ok',
          waiting: waiting?.count ?? null,
          oldestWaiting: seconds(oldest),
          lastSent: seconds(history?.lastSent),
          lastFailure: history?.lastFailure ? { ago: seconds(history.lastFailure.at), reason: history.lastFailure.words } : null,
        },
        keepMessagesDays: keepMessagesDays ?? null,
        build: { age: seconds(made?.mtimeMs) },
      },
      isClosing() ? 503 : 200,
    )
  })
}
