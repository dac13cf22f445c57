import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, LibsqlError } from '@libsql/client/sqlite3'

/** Maximum wait for other writers, including the own queue. */
const busyTimeoutMs = 5_000

type Run = <T>(operation: () => Promise<T>, writes?: boolean) => Promise<T>

/**
 * Runs operations one after the other, because a file has one writer anyway. If another process holds the lock, the
 * driver (libsql 0.5) leaves the rejected BEGIN open on the connection, and every later COMMIT on it fails with “SQL
 * statements in progress”; so a retry needs a new connection. The old connection keeps its files open for long, so a retry
 * first waits until the lock is free. It tests this with `executeMultiple`, which leaves no file open.
 *
 * @param onReconnect called when a retry has opened a new connection.
 */
export function createSerialQueue(client: Client, onReconnect: () => void): Run {
  let last: Promise<unknown> = Promise.resolve()
  let isContended = false
  const recover = async (writes: boolean) => {
    isContended = writes
    await client.reconnect()
    onReconnect()
  }
  return (operation, writes = false) => {
    const start = performance.now()
    const attempt = async () => {
      if (isContended && writes) await retryWhileBusy(() => client.executeMultiple('BEGIN IMMEDIATE; ROLLBACK'), { start })
      isContended = false
      return operation()
    }
    const result = last.then(() => retryWhileBusy(attempt, { start, recover: () => recover(writes) }))
    last = result.catch(() => {})
    return result
  }
}

/** Retries while the database is locked. The driver’s own wait is short, because it blocks the whole process. */
export async function retryWhileBusy<T>(
  operation: () => Promise<T>,
  { start = performance.now(), recover }: { start?: number; recover?: () => unknown } = {},
): Promise<T> {
  for (; ; await sleep(5 + 10 * Math.random())) {
    try {
      return await operation()
    } catch (error) {
      const isBusy = error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')
      if (isBusy) await recover?.()
      if (!isBusy || performance.now() - start > busyTimeoutMs) throw error
    }
  }
}
