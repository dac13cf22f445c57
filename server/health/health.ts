import { Hono } from 'hono'
import type { Status } from './status'

export interface HealthParts {
  status: () => Promise<Status>
  isClosing: () => boolean
  /** Of the settings. */
  keepMessagesDays: number | undefined
  /** The clock, in milliseconds. */
  now?: () => number
}

/**
 * `GET /healthz`, for load balancers: 200 while requests are welcome, 503 once this process is closing. A database that
 * fails is said but is no reason to take the pages away, which need none. For people it says besides how mail, disk and build are
 * doing; times are seconds, sizes bytes.
 */
export function createHealth({ status, isClosing, keepMessagesDays, now = Date.now }: HealthParts): Hono {
  const ago = (since: number | undefined) => (since === undefined ? null : Math.max(0, Math.round((now() - since) / 1000)))

  return new Hono().get('/healthz', async (context) => {
    context.header('Cache-Control', 'no-store')
    const { database, mail, disk, built, warnings } = await status()
    return context.json(
      {
        status: isClosing() ? 'closing' : 'ok',
        warnings,
        database,
        mail: {
          status: mail.status,
          waiting: mail.waiting ?? null,
          oldestWaiting: ago(mail.oldestWaiting),
          lastSent: ago(mail.lastSent),
          lastFailure: mail.lastFailure ? { ago: ago(mail.lastFailure.at), reason: mail.lastFailure.words } : null,
        },
        disk: disk ?? null,
        keepMessagesDays: keepMessagesDays ?? null,
        build: { age: ago(built) },
      },
      isClosing() ? 503 : 200,
    )
  })
}
