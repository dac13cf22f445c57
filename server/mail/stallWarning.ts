import type { Log } from '../log'
import type { MailQueue } from './mailQueue'

interface StallWarningOptions {
  queue: MailQueue
  log: Log
  now: () => number
  /** Waiting time after which a mail counts as stalled; also the interval of warnings. */
  stalledMs: number
}

/**
 * Needed because a silent mail server causes no failure until its timeout.
 *
 * @returns a function that warns if mail is stalled, to be called often.
 */
export function createStallWarning({ queue, log, now, stalledMs }: StallWarningOptions): () => Promise<void> {
  let warnedAt = Number.NEGATIVE_INFINITY
  return async () => {
    const { count, oldest } = await queue.waiting()
    const ageMs = oldest === undefined ? 0 : now() - oldest
    if (ageMs < stalledMs || Math.abs(now() - warnedAt) < stalledMs) return
    warnedAt = now()
    log(`Mail is stalled. Enquiries waiting: ${count}, the oldest for ${Math.round(ageMs / 60_000)} minutes. \`npm run messages\` lists them.`, {
      level: 'warn',
    })
  }
}
