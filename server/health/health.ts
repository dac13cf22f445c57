import { Hono } from 'hono'
import type { Status } from './status'

interface HealthOptions {
  status: () => Promise<Status>
  isClosing: () => boolean
  /** From the settings. */
  keepMessagesDays: number | undefined
  /** The clock, in ms. */
  now?: () => number
}

/**
 * `GET /healthz`, for load balancers: 200 while requests are accepted, 503 once this process is closing. A failing database is
 * reported but keeps 200, because pages do not need it. Also reports the state of mail, disk and build; times in seconds, sizes
 * in bytes.
 */
export function createHealth({ status, isClosing, keepMessagesDays, now = Date.now }: HealthOptions): Hono {
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
          lastFailure: mail.lastFailure ? { ago: ago(mail.lastFailure.at), reason: mail.lastFailure.reason } : null,
        },
        disk: disk ?? null,
        keepMessagesDays: keepMessagesDays ?? null,
        build: { age: ago(built) },
      },
      isClosing() ? 503 : 200,
    )
  })
}
