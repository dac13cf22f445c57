import { createTransport } from 'nodemailer'
import type { MailSettings } from '../settings'
import { writeLetter } from './letter'
import { type LeasedMessage, leaseTime, type MailQueue } from './mailQueue'

export interface Mailer {
  /** A message has come in. */
  wake(): void
  /** Takes no more; resolves once what it has in hand is sent or put back. */
  close(): Promise<void>
}

/** Milliseconds between looks at the table, for messages that another process has stored and not mailed. */
const longestSleep = 15_000
/** Letters on their way at the same time. */
const most = 4

/**
 * Mails what waits in the table, for as long as it runs. A mail server that is down, slow or refuses costs nothing but
 * time: messages stay in the table, and storing does not wait for it.
 *
 * @param log one line for the operator; never with anything of the visitor in it.
 */
export function startMailer({ queue, settings, log }: { queue: MailQueue; settings: MailSettings; log: (line: string) => void }): Mailer {
  const transport = createTransport({
    url: settings.url,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let isClosed = false
  let isWoken = false
  let endSleep = () => {}

  async function run() {
    while (!isClosed) {
      isWoken = false
      await mailAll().catch((error: Error) => log(`Mail: the table cannot be read or written: ${error.message}`))
      const untilDue = await queue.untilDue().catch(() => longestSleep)
      await sleep(Math.min(longestSleep, Math.max(100, untilDue)))
    }
  }

  async function mailAll() {
    while (!isClosed && (await queue.untilDue()) <= 0) {
      const messages = await queue.claim(most)
      if (messages.length === 0) return
      await Promise.all(messages.map(deliver))
    }
  }

  async function deliver(message: LeasedMessage) {
    const renewal = setInterval(() => void queue.renew(message).catch(() => {}), leaseTime / 3)
    try {
      await transport.sendMail(writeLetter(message, settings))
    } catch (error) {
      const { code, responseCode, message: reason } = error as Error & { code?: string; responseCode?: number }
      const due = await queue.markFailed(message, reason)
      log(
        `Message ${message.id} was not mailed at attempt ${message.attempts} (${[code, responseCode].filter(Boolean).join(' ')}); next one at ${new Date(due).toISOString()}.`,
      )
      return
    } finally {
      clearInterval(renewal)
    }
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

  const running = run()
  return {
    wake() {
      isWoken = true
      endSleep()
    },
    async close() {
      isClosed = true
      endSleep()
      await running
      transport.close()
    },
  }
}
