import { createTransport } from 'nodemailer'
import type { Log } from '../log'
import { composeMail } from './composeMail'
import { createPause } from './interruptiblePause'
import { explainFailure, type MailFailure } from './mailFailure'
import { type LeasedMessage, leaseMs, type MailQueue } from './mailQueue'
import type { MailSettings } from './mailSettings'
import { createStallWarning } from './stallWarning'
import { transportOptions } from './transportOptions'

/** Results of mailing since this process started. */
export interface MailHistory {
  /** In ms since the epoch. */
  lastSent: number | undefined
  lastFailure: (MailFailure & { at: number }) | undefined
}

export interface Mailer {
  history(): MailHistory
  /** To be called after a message was stored. */
  wake(): void
  /** To be called when the mail server can be used: failed mails need not wait for their time. */
  retryNow(): void
  /** Stops; resolves once the current mails are sent or returned to the queue. */
  close(): Promise<void>
}

/** Maximum ms between polls of the queue, for messages that another process has stored but not mailed. */
const maxSleepMs = 15_000
/** Mails sent at the same time. */
const maxConcurrent = 4

interface MailTimeouts {
  /** Silence of the mail server. A shorter one could send a mail twice (RFC 5321 §4.5.3.2.6). */
  answerMs: number
  /** Total time of one delivery. */
  deliveryMs: number
  /** Waiting time after which a mail counts as stalled; also the interval of warnings. */
  stalledMs: number
}

export const mailTimeouts: MailTimeouts = { answerMs: 10 * 60_000, deliveryMs: 15 * 60_000, stalledMs: 60 * 60_000 }

interface MailerOptions {
  queue: MailQueue
  settings: MailSettings
  /** Must not receive personal data. */
  log: Log
  /** The clock, in ms. */
  now?: () => number
  timeouts?: MailTimeouts
}

/**
 * Mails the messages of the queue. If the mail server is down, slow or rejects mails, messages stay in the queue;
 * neither storing nor other mails wait for it, and the operator gets a warning.
 */
export function startMailer({ queue, settings, log, now = Date.now, timeouts: { answerMs, deliveryMs, stalledMs } = mailTimeouts }: MailerOptions): Mailer {
  const transport = createTransport(transportOptions(settings, answerMs))
  const inProgress = new Map<LeasedMessage, Promise<void>>()
  /** Sent, but not yet marked as such: the table could not be written. */
  const unmarked = new Set<LeasedMessage>()
  let lastTableError: string | undefined
  /** Logged, and no mail sent since. */
  let loggedReason: string | undefined
  const history: MailHistory = { lastSent: undefined, lastFailure: undefined }
  const warnIfStalled = createStallWarning({ queue, log, now, stalledMs })
  const pause = createPause()
  let isClosed = false

  async function run() {
    while (!isClosed) {
      const isWritable = await mailDue().then(() => unmarked.size === 0, logTableError)
      if (isWritable) lastTableError = undefined
      await warnIfStalled().catch(logTableError)
      const msUntilDue = isWritable && inProgress.size < maxConcurrent ? await queue.msUntilDue().catch(() => maxSleepMs) : maxSleepMs
      await pause.wait(Math.min(maxSleepMs, Math.max(100, msUntilDue)))
    }
    await Promise.all(inProgress.values())
    // The last chance: the next process would send it again.
    await markSent()
  }

  /** Fills all free slots; each finished mail frees one, so that none waits for the slowest. */
  async function mailDue() {
    await markSent()
    while (!isClosed && inProgress.size < maxConcurrent && (await queue.msUntilDue()) <= 0) {
      // Not those in hand, even if their lease has ended: the clock may have jumped, or a row may not be writable.
      const messages = await queue.claim(maxConcurrent - inProgress.size, [...inProgress.keys(), ...unmarked])
      if (messages.length === 0) return
      for (const message of messages) {
        const delivered = deliver(message)
          .catch(logTableError)
          .finally(() => {
            inProgress.delete(message)
            pause.interrupt()
          })
        inProgress.set(message, delivered)
      }
    }
  }

  async function markSent() {
    for (const message of unmarked) await queue.markSent(message).then(() => unmarked.delete(message), logTableError)
  }

  /** Once until the table works again, and not at every attempt: the log may be on the disk that is full. */
  function logTableError({ message }: Error) {
    if (message !== lastTableError) log(`Mail: the table cannot be read or written: ${message}`, { level: 'error' })
    lastTableError = message
  }

  async function deliver(message: LeasedMessage) {
    const renewal = setInterval(() => void queue.renew(message).catch(() => {}), leaseMs / 3)
    try {
      await transport.sendMail({ ...composeMail(message, settings), signal: AbortSignal.timeout(deliveryMs) })
    } catch (error) {
      const failure = explainFailure(error as Error)
      history.lastFailure = { at: now(), ...failure }
      const due = await queue.markFailed(message, (error as Error).message)
      // Once, and not for every enquiry: of those waiting the log tells every hour, and `/healthz` has the last reason.
      if (failure.loggedReason === loggedReason) return
      loggedReason = failure.loggedReason
      const next = new Date(due).toISOString()
      const what = `Message ${message.id} was not mailed at attempt ${message.attempts}, as ${loggedReason}; next one at ${next}.`
      const once = 'Until a mail is sent, this is not logged again.'
      log([what, failure.remedy, once].filter(Boolean).join(' '), { level: 'warn', message: message.id })
      return
    } finally {
      clearInterval(renewal)
    }
    history.lastSent = now()
    loggedReason = undefined
    unmarked.add(message)
    await markSent()
  }

  const running = run()
  return {
    history: () => history,
    wake: pause.interrupt,
    retryNow: () => void queue.retryNow().then(pause.interrupt, logTableError),
    async close() {
      isClosed = true
      pause.interrupt()
      await running
      transport.close()
    },
  }
}
