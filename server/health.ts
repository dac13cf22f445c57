import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Database } from './database/database'

/** Milliseconds. */
const patience = 1000

/**
 * `GET /healthz`, for load balancers: 200 while requests are welcome, 503 once this process is closing. A database that
 * does not answer is said but is no reason to take the pages away, which need none; so it is not waited for longer than
 * balancers wait.
 */
export function createHealth(database: Database, isClosing: () => boolean): Hono {
  return new Hono().get('/healthz', async (context) => {
    context.header('Cache-Control', 'no-store')
    const answered = database.read('SELECT 1').then(
      () => true,
      () => false,
    )
    const isReached = await Promise.race([answered, setTimeout(patience, false, { ref: false })])
    return context.json({ status: isClosing() ? 'closing' : 'ok', database: isReached ? 'ok' : 'unreachable' }, isClosing() ? 503 : 200)
  })
}
