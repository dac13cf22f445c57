import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/database'
import { faultOf } from '../database/databaseFault'
import type { MailQueue } from '../mail/mailQueue'
import { createMessageScan } from './messageScan'

/** State of the database; undefined means unknown. */
interface DatabaseState {
  /** `ok`, or why it cannot store messages. */
  fault: string
  /** Why not every message can be read; undefined if nothing tells so. */
  readFault?: string | undefined
  waiting?: Awaited<ReturnType<MailQueue['waiting']>> | undefined
  /** Of any process, in ms since the epoch. */
  lastSent?: number | undefined
}

const timeoutMs = 1000
/** How long the state is kept, so that frequent requests do not write. */
const cacheMs = 5_000

/** @returns a function that reads the state. It answers within the usual timeouts of load balancers. */
export function createDatabaseState({ database, queue, now }: { database: Database; queue: MailQueue; now: () => number }): () => Promise<DatabaseState> {
  const scanMessages = createMessageScan(database)
  let cached: { at: number; state: Promise<DatabaseState> } | undefined

  async function read(): Promise<DatabaseState> {
    const fault = (await database.findFault()) ?? 'ok'
    let readFault: string | undefined
    const noteFault = (error: Error) => {
      readFault = faultOf(error)
      return undefined
    }
    const waiting = await queue.waiting().catch(noteFault)
    await scanMessages().catch(noteFault)
    return { fault, readFault, waiting, lastSent: await queue.lastSent().catch(() => undefined) }
  }

  return () => {
    if (!cached || Math.abs(now() - cached.at) >= cacheMs) cached = { at: now(), state: read() }
    return Promise.race([cached.state, setTimeout(timeoutMs, { fault: 'unreachable' }, { ref: false })])
  }
}
