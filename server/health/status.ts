import { stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Database, filePath } from '../database/database'
import { tellTrouble } from '../mail/failure'
import type { MailCheck } from '../mail/mailCheck'
import { type MailHistory, mailTimeouts } from '../mail/mailer'
import { createMailQueue } from '../mail/mailQueue'

export interface StatusOptions {
  database: Database
  /** Its location, to find its disk. */
  databaseUrl: string
  /** Folder of the build. */
  root: string
  /** Undefined if no mail is sent. */
  mail: () => MailHistory | undefined
  /** What trying the mail server has shown; left out, nothing. */
  mailTrouble?: MailCheck['trouble'] | undefined
  /** The clock, in ms. */
  now?: () => number
  /** Time in ms for which the database’s result is cached, so that frequent requests do not write. */
  freshFor?: number
  /** Free bytes of a disk below which a warning is given. */
  lowDisk?: number
}

/** State of the server. Times are in ms since the epoch; undefined means unknown. */
export interface Status {
  /** `ok`, or why it cannot store messages. */
  database: string
  mail: {
    /** `failing`: only somebody can mend it; `stalled`: a letter waits for more than an hour, for whatever reason. */
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

/** For the database’s answer. */
const timeoutMs = 1000

/** @returns a function that reads the state. It answers within the usual timeouts of load balancers. */
export function createStatus({
  database,
  databaseUrl,
  root,
  mail,
  mailTrouble = () => undefined,
  now = Date.now,
  freshFor = 5_000,
  lowDisk = 256 * 1024 * 1024,
}: StatusOptions): () => Promise<Status> {
  const queue = createMailQueue(database, now)
  const disk = databaseUrl.startsWith('file:') && filePath(databaseUrl) ? dirname(filePath(databaseUrl)) : root
  let cached: { at: number; answer: ReturnType<typeof ask> } | undefined

  async function ask() {
    const fault = await database.findFault()
    const waiting = await queue.waiting().catch(() => undefined)
    // The mailer knows only mails since the start of this process.
    const lastSent = mail() ? (mail()?.lastSent ?? (await queue.lastSent().catch(() => undefined))) : undefined
    return { fault: fault ?? 'ok', waiting, lastSent }
  }

  async function askCached() {
    if (!cached || Math.abs(now() - cached.at) >= freshFor) cached = { at: now(), answer: ask() }
    const late = setTimeout(timeoutMs, { fault: 'unreachable', waiting: undefined, lastSent: undefined }, { ref: false })
    return Promise.race([cached.answer, late])
  }

  return async () => {
    const [{ fault, waiting, lastSent }, made, space] = await Promise.all([
      askCached(),
      stat(join(root, 'index.html')).catch(() => undefined),
      spaceOn(disk, lowDisk),
    ])
    const history = mail()
    const isStalled = history !== undefined && waiting?.oldest !== undefined && now() - waiting.oldest >= mailTimeouts.stalled
    // With no letter left, another process has sent it, or somebody has deleted it.
    const failures = [waiting?.count === 0 ? undefined : history?.lastFailure, mailTrouble()]
    const failure = failures.find((each) => each?.remedy !== undefined && each.at > (history?.lastSent ?? lastSent ?? Number.NEGATIVE_INFINITY))
    const warnings = [
      ...(fault === 'ok' ? [] : [`The database is ${fault}: no message can be stored.`]),
      ...mailWarnings(),
      ...(space?.status === 'low' ? [`The disk has ${Math.round(space.free / 1024 / 1024)} MB left.`] : []),
    ]
    function mailWarnings(): string[] {
      if (!isStalled) return failure ? [tellTrouble(failure.words, failure.remedy)] : []
      const { words, remedy } = failure ?? history?.lastFailure ?? {}
      const why = words ? `: ${[`${words}.`, remedy].filter(Boolean).join(' ')}` : '.'
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
      built: made?.mtimeMs,
      warnings,
    }
  }
}

async function spaceOn(folder: string, lowDisk: number): Promise<Status['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    const free = bavail * bsize
    return { status: free < lowDisk ? 'low' : 'ok', free, size: blocks * bsize }
  } catch {
    return undefined
  }
}
