import { stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Database, filePath } from '../database/database'
import type { MailCheck } from '../mail/mailCheck'
import { type MailHistory, mailTimeouts } from '../mail/mailer'
import { describeMailFailure } from '../mail/mailFailure'
import { createMailQueue } from '../mail/mailQueue'
import { createDatabaseState } from './databaseState'

interface StatusOptions {
  database: Database
  /** Its location, to find its disk. */
  databaseUrl: string
  /** Folder of the build. */
  root: string
  /** Undefined if no mail is sent. */
  mail: () => MailHistory | undefined
  /** The result of the mail check, if there is one. */
  mailFailure?: MailCheck['failure'] | undefined
  /** The clock, in ms. */
  now?: () => number
  /** Warn if the disk has less free space. */
  minFreeBytes?: number
}

/** State of the server. Times are in ms since the epoch; undefined means unknown. */
export interface Status {
  /** `ok`, or why it cannot store messages. */
  database: string
  mail: {
    /** `failing`: an operator has to act; `stalled`: a mail has been waiting for more than an hour, for any reason. */
    status: 'off' | 'ok' | 'failing' | 'stalled'
    isFailing: boolean
    waiting: number | undefined
    oldestWaiting: number | undefined
    lastSent: number | undefined
    lastFailure: MailHistory['lastFailure']
  }
  disk: { status: 'ok' | 'low'; free: number; size: number } | undefined
  built: number | undefined
  /** Warnings for people. */
  warnings: string[]
}

/** @returns a function that reads the state. It answers within the usual timeouts of load balancers. */
export function createStatus({
  database,
  databaseUrl,
  root,
  mail,
  mailFailure = () => undefined,
  now = Date.now,
  minFreeBytes = 256 * 1024 * 1024,
}: StatusOptions): () => Promise<Status> {
  const readDatabase = createDatabaseState({ database, queue: createMailQueue(database, now), now })
  const file = filePath(databaseUrl)
  const disk = file ? dirname(file) : root

  return async () => {
    const [{ fault, readFault, waiting, lastSent }, builtFile, space] = await Promise.all([
      readDatabase(),
      // Every build writes it; of pages, only those that have changed.
      stat(join(root, 'lastmod.json')).catch(() => undefined),
      spaceOn(disk, minFreeBytes),
    ])
    const history = mail()
    const isStalled = history !== undefined && waiting?.oldest !== undefined && now() - waiting.oldest >= mailTimeouts.stalledMs
    // If no message is waiting, another process has sent it, or it has been deleted.
    const failures = [waiting?.count === 0 ? undefined : history?.lastFailure, mailFailure()]
    const sent = history?.lastSent ?? lastSent ?? Number.NEGATIVE_INFINITY
    // In the future: the clock was ahead, so nothing tells that it was after the failure.
    const failure = failures.find((each) => each?.remedy !== undefined && (each.at > sent || sent > now()))
    const warnings = [
      ...(fault === 'ok' ? [] : [`No message can be stored: database ${fault}.`]),
      // Damage may be where nothing is written.
      ...(fault === 'ok' && readFault ? [`Not every message can be read: database ${readFault}.`] : []),
      ...mailWarnings(),
      ...(space?.status === 'low' ? [`The disk has ${Math.round(space.free / 1024 / 1024)} MB left.`] : []),
    ]
    function mailWarnings(): string[] {
      if (!isStalled) return failure ? [describeMailFailure(failure.reason, failure.remedy)] : []
      const { reason, remedy } = failure ?? history?.lastFailure ?? {}
      const why = reason ? `: ${[`${reason}.`, remedy].filter(Boolean).join(' ')}` : '.'
      return [`Mail has waited for more than an hour (${waiting?.count} waiting)${why}`]
    }

    return {
      database: fault,
      mail: {
        status: !history ? 'off' : isStalled ? 'stalled' : failure ? 'failing' : 'ok',
        isFailing: failure !== undefined,
        waiting: waiting?.count,
        oldestWaiting: waiting?.oldest,
        lastSent: history?.lastSent ?? lastSent,
        lastFailure: failure ?? history?.lastFailure,
      },
      disk: space,
      built: builtFile?.mtimeMs,
      warnings,
    }
  }
}

async function spaceOn(folder: string, minFreeBytes: number): Promise<Status['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    const free = bavail * bsize
    return { status: free < minFreeBytes ? 'low' : 'ok', free, size: blocks * bsize }
  } catch {
    return undefined
  }
}
