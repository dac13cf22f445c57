import { afterEach, beforeEach, expect } from 'vitest'
import { createMessageTable } from '../server/contact/messageTable'
import { type Database, openDatabase } from '../server/database/database'
import { type Mailer, mailTimeouts, startMailer } from '../server/mail/mailer'
import { createMailQueue } from '../server/mail/mailQueue'
import { type SampleFolder, sampleFolder } from './sampleServer'
import { type SampleSmtp, type SampleSmtpOptions, startSmtp } from './sampleSmtp'

const emptyFields = { fname: '', lname: '', email: '', contact: '', message: '', service: 'servcice' }

interface State {
  folder: SampleFolder
  database: Database
  smtp: SampleSmtp | undefined
  /** In order of their start. */
  mailers: Mailer[]
  /** Of the log. */
  lines: string[]
  /** Added to the clock. */
  clockOffsetMs: number
}

/** Gives each test of a file a database; closes the mail server and the mailers that the test starts. */
export function mailerPerTest() {
  const state = {} as State
  beforeEach(async () => {
    const folder = sampleFolder()
    Object.assign(state, { folder, database: await openDatabase(folder.databaseUrl), smtp: undefined, mailers: [], lines: [], clockOffsetMs: 0 })
  })
  afterEach(async () => {
    await Promise.all(state.mailers.map((mailer) => mailer.close()))
    await state.smtp?.close()
    state.database.close()
    state.folder.remove()
  })

  const now = () => Date.now() + state.clockOffsetMs
  const runningSmtp = () => {
    if (!state.smtp) throw new Error('No mail server has been started.')
    return state.smtp
  }

  return {
    state,
    now,
    async startSmtp(options?: SampleSmtpOptions): Promise<SampleSmtp> {
      state.smtp = await startSmtp(options)
      return state.smtp
    },
    startMailer({ database = state.database, url = runningSmtp().url, timeouts = mailTimeouts } = {}): Mailer {
      const settings = { url, from: 'web@site.test', to: 'sales@site.test' }
      const mailer = startMailer({ queue: createMailQueue(database, now), settings, log: (line) => state.lines.push(line), now, timeouts })
      state.mailers.push(mailer)
      return mailer
    },
    /** Stores an enquiry in German. */
    async store(fields: Partial<typeof emptyFields>, isSpam = false): Promise<void> {
      const table = createMessageTable(state.database, now)
      await table.store({ fields: { ...emptyFields, ...fields }, isSpam, locale: 'de', client: String(Math.random()) })
    },
    /** The `mail_state` of all messages. */
    async mailStates(): Promise<unknown[]> {
      return (await state.database.read('SELECT mail_state FROM message ORDER BY id')).rows.map((row) => row.mail_state)
    },
    /** Waits until the mail server has received exactly this number of mails. */
    async receivedMails(count: number): Promise<SampleSmtp['mails']> {
      await expect.poll(() => runningSmtp().mails.length).toBe(count)
      return runningSmtp().mails
    },
  }
}
