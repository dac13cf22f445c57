import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, LibsqlError } from '@libsql/client'

/** Maximum wait for other writers, including our own queue. */
const busyTimeoutMs = 5_000

type FileWork = <T>(work: () => Promise<T>, writes?: boolean) => Promise<T>

/**
 * Runs operations one after the other, because a file has one writer anyway. If another process holds the lock, the
 * driver (libsql 0.5) leaves the rejected BEGIN open on the connection, and every later COMMIT on it fails with “SQL
 * statements in progress”; so a retry needs a new connection. The old one keeps its file open for long, so a retry first
 * waits until the file is free; this is tested by a script, which leaves nothing open.
 */
export function inTurn(client: Client): FileWork {
  let last: Promise<unknown> = Promise.resolve()
  let isContended = false
  const recover = async (writes: boolean) => {
    isContended = writes
    await client.reconnect()
  }
  return (work, writes = false) => {
    const start = Date.now()
    const attempt = async () => {
      if (isContended && writes) await unlessBusy(() => client.executeMultiple('BEGIN IMMEDIATE; ROLLBACK'), { start })
      isContended = false
      return work()
    }
    const result = last.then(() => unlessBusy(attempt, { start, recover: () => recover(writes) }))
    last = result.catch(() => {})
    return result
  }
}

/** Retries while the database is busy. The driver itself waits only briefly, because it blocks the whole process. */
export async function unlessBusy<T>(work: () => Promise<T>, { start = Date.now(), recover }: { start?: number; recover?: () => unknown } = {}): Promise<T> {
  for (; ; await sleep(5 + 10 * Math.random())) {
    try {
      return await work()
    } catch (error) {
      const isBusy = error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')
      if (isBusy) await recover?.()
      if (!isBusy || Date.now() - start > busyTimeoutMs) throw error
    }
  }
}
