import { createTransport } from 'nodemailer'
import type { Log } from '../log'
import { explainFailure, type MailFailure } from './failure'
import { writeLetter } from './letter'
import { type LeasedMessage, leaseTime, type MailQueue } from './mailQueue'
import type { MailSettings } from './mailSettings'
import { transportOptions } from './transportOptions'

/** What has become of mail since this process started. */
export interface MailHistory {
  /** Milliseconds since 1970. */
  lastSent: number | undefined
  lastFailure: (MailFailure & { at: number }) | undefined
}

export interface Mailer {
  history(): MailHistory
  /** A message has come in. */
  wake(): void
  /** Takes no more; resolves once what it has in hand is sent or put back. */
  close(): Promise<void>
}

/** Milliseconds between looks at the table, for messages that another process has stored and not mailed. */
const longestSleep = 15_000
/** Letters on their way at the same time. */
const maxConcurrent = 4

/** Milliseconds. */
export interface MailTimeouts {
  /** Without a word of the mail server. Whoever gives up sooner than it answers to a letter sends it twice (RFC 5321 §4.5.3.2.6). */
  answer: number
  /** For one letter from the first word to the last, however often the server says something. */
  delivery: number
  /** After which a letter that still waits is told, and told again. */
  stalled: number
}

export const mailTimeouts: MailTimeouts = { answer: 10 * 60_000, delivery: 15 * 60_000, stalled: 60 * 60_000 }

export interface MailerParts {
  queue: MailQueue
  settings: MailSettings
  /** Never with anything of the visitor in it. */
  log: Log
  /** The clock, in milliseconds. */
  now?: () => number
  timeouts?: MailTimeouts
}

/**
 * Mails what waits in the table, for as long as it runs. A mail server that is down, slow or refuses costs nothing but
 * time: messages stay in the table, neither storing nor the next letter waits for it, and whoever runs the site is told.
 */
export function startMailer({ queue, settings, log, now = Date.now, timeouts: { answer, delivery, stalled } = mailTimeouts }: MailerParts): Mailer {
  const transport = createTransport(transportOptions(settings, answer))
  const inHand = new Set<Promise<void>>()
  const history: MailHistory = { lastSent: undefined, lastFailure: undefined }
  let toldAt = Number.NEGATIVE_INFINITY
  let isClosed = false
  let isWoken = false
  let endSleep = () => {}

  async function run() {
    while (!isClosed) {
      isWoken = false
      await mailDue().catch(tellTable)
      await tellStall().catch(tellTable)
      const untilDue = inHand.size < maxConcurrent ? await queue.untilDue().catch(() => longestSleep) : longestSleep
      await sleep(Math.min(longestSleep, Math.max(100, untilDue)))
    }
    await Promise.all(inHand)
  }

  /** As many as there is room for; whichever is done makes room for the next, so that none waits for the slowest. */
  async function mailDue() {
    while (!isClosed && inHand.size < maxConcurrent && (await queue.untilDue()) <= 0) {
      const messages = await queue.claim(maxConcurrent - inHand.size)
      if (messages.length === 0) return
      for (const message of messages) {
        const delivered = deliver(message)
          .catch(tellTable)
          .finally(() => {
            inHand.delete(delivered)
            wake()
          })
        inHand.add(delivered)
      }
    }
  }

  function tellTable(error: Error) {
    log(`Mail: the table cannot be read or written: ${error.message}`, { level: 'error' })
  }

  /** A mail server may say nothing for so long that no failure is ever logged. */
  async function tellStall() {
    const { count, oldest } = await queue.waiting()
    const time = oldest === undefined ? 0 : now() - oldest
    if (time < stalled || Math.abs(now() - toldAt) < stalled) return
    toldAt = now()
    log(`Mail is stalled: ${count} enquiries wait, the oldest for ${Math.round(time / 60_000)} minutes. \`npm run messages\` lists them.`, { level: 'warn' })
  }

  async function deliver(message: LeasedMessage) {
    const renewal = setInterval(() => void queue.renew(message).catch(() => {}), leaseTime / 3)
    try {
      await transport.sendMail({ ...writeLetter(message, settings), signal: AbortSignal.timeout(delivery) })
    } catch (error) {
      const failure = explainFailure(error as Error)
      history.lastFailure = { at: now(), ...failure }
      const due = await queue.markFailed(message, (error as Error).message)
      const next = new Date(due).toISOString()
      log(
        [`Message ${message.id} was not mailed at attempt ${message.attempts}, as ${failure.logged}; next one at ${next}.`, failure.remedy]
          .filter(Boolean)
          .join(' '),
        {
          level: 'warn',
          message: message.id,
        },
      )
      return
    } finally {
      clearInterval(renewal)
    }
    history.lastSent = now()
    await queue.markSent(message)
  }

  function sleep(time: number): Promise<void> {
    if (isWoken || isClosed) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      endSleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function wake() {
    isWoken = true
    endSleep()
  }

  const running = run()
  return {
    history: () => history,
    wake,
    async close() {
      isClosed = true
      endSleep()
      await running
      transport.close()
    },
  }
}
