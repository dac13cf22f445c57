import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, LibsqlError } from '@libsql/client'

/** How long somebody else’s write may keep one of ours waiting, the wait for its turn included. */
const busyTimeoutMs = 5_000

type FileWork = <T>(work: () => Promise<T>, writes?: boolean) => Promise<T>

/**
 * One piece of work after the other, as a file has one writer anyway. Where another process was faster, the driver
 * (libsql 0.5) leaves the refused BEGIN open on the connection, and every later COMMIT on it fails with “SQL statements
 * in progress”; so the next try gets a new connection. The old one keeps its file open for long: so there is no next try
 * before the file is free, which is asked by a script, as that leaves nothing open.
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

/** The driver itself waits only briefly, as it holds up the whole process meanwhile; the rest of the wait is here. */
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
