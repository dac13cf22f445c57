import { expect, it } from 'vitest'
import { deferred } from '../../testing/deferred'
import { bindSocket } from '../../testing/listeningSocket'
import { mailerPerTest } from '../../testing/mailerPerTest'
import { startSample } from '../../testing/sampleServer'
import { openDatabase } from '../database/database'
import { createMailQueue, leaseMs } from './mailQueue'

const { state, now, startSmtp, startMailer, store, mailStates, receivedMails } = mailerPerTest()

it('retries with growing delays while the mail server is down, and delivers after a restart', async () => {
  // Bound, so that no other test gets it, and refuses connections.
  const { port, close: release } = bindSocket()
  const first = startMailer({ url: `smtp://127.0.0.1:${port}` })
  await store({ message: 'one' })
  first.wake()
  const attempts = async () => (await state.database.read('SELECT mail_attempts FROM message WHERE mail_lease IS NULL')).rows[0]?.mail_attempts
  const untilDueMs = async () => Number((await state.database.read('SELECT mail_due_at AS due FROM message')).rows[0]?.due) - now()
  const delays: number[] = []
  for (const attempt of [1, 2, 3]) {
    await expect.poll(attempts).toBe(attempt)
    const delayMs = await untilDueMs()
    delays.push(delayMs)
    state.clockOffsetMs += delayMs
    first.wake()
  }
  expect(delays[0]).toBeGreaterThan(25_000)
  expect(delays[1]).toBeGreaterThan(1.5 * (delays[0] ?? 0))
  expect(delays[2]).toBeGreaterThan(1.5 * (delays[1] ?? 0))
  expect(state.lines[0]).toMatch(
    /^Message 1 was not mailed at attempt 1, as it refuses the connection \(ECONNREFUSED\); next one at \S+Z\. Check that it is running/,
  )
  await expect.poll(attempts).toBe(4)
  await first.close()

  release()
  await startSmtp({ port })
  const second = startMailer()
  expect(await attempts()).toBe(4)
  state.clockOffsetMs += await untilDueMs()
  second.wake()
  await receivedMails(1)
  await expect.poll(mailStates).toEqual(['sent'])
})

it('sends what has failed at once when the server starts and can use the mail server, so that nobody waits an hour after a repair', async () => {
  const { port, close: release } = bindSocket()
  const failing = startMailer({ url: `smtp://127.0.0.1:${port}` })
  await store({ message: 'x' })
  failing.wake()
  await expect.poll(() => state.lines.length).toBe(1)
  await failing.close()
  release()
  // As after many attempts.
  await state.database.write([`UPDATE message SET mail_due_at = ${now() + 3_600_000}`])
  const smtp = await startSmtp({ port })
  const server = await startSample(state.folder, { SMTP_URL: smtp.url, CONTACT_TO: 'sales@site.test' })
  await expect.poll(mailStates).toEqual(['sent'])
  await server.close()
})

it('retries a rejected mail, and sends the others meanwhile', async () => {
  let rejects = true
  await startSmtp({
    onMail: ({ body }) => {
      if (body.includes('rejected') && rejects) throw Object.assign(new Error('Not today, Ada'), { responseCode: 550 })
    },
  })
  await store({ message: 'rejected' })
  await store({ message: 'accepted' })
  const mailer = startMailer()
  await receivedMails(1)
  await expect.poll(mailStates).toEqual(['waiting', 'sent'])
  await expect.poll(() => state.lines).toEqual([expect.stringContaining('(EMESSAGE 550)')])
  expect(state.lines[0]).not.toContain('Ada')
  rejects = false
  state.clockOffsetMs += 3_600_000
  mailer.wake()
  await receivedMails(2)
})

it('logs once why mails fail, and again only if the reason is another or mails were sent meanwhile', async () => {
  let reply: number | undefined = 550
  await startSmtp({
    onMail: () => {
      if (reply) throw Object.assign(new Error('No'), { responseCode: reply })
    },
  })
  const mailer = startMailer()
  const codes = () => state.lines.map((line) => /\((\w+ \d+)\)/.exec(line)?.[1])
  const failing = async () => (await state.database.read('SELECT id FROM message WHERE mail_error IS NOT NULL')).rows.length
  for (const number of [1, 2, 3]) {
    await store({ message: `enquiry ${number}` })
    mailer.wake()
    await expect.poll(failing).toBe(number)
  }
  expect(codes()).toEqual(['EMESSAGE 550'])
  reply = 451
  await store({ message: 'another reason' })
  mailer.wake()
  await expect.poll(codes).toEqual(['EMESSAGE 550', 'EMESSAGE 451'])
  reply = undefined
  await store({ message: 'sent' })
  mailer.wake()
  await receivedMails(1)
  reply = 451
  await store({ message: 'after that' })
  mailer.wake()
  await expect.poll(codes).toEqual(['EMESSAGE 550', 'EMESSAGE 451', 'EMESSAGE 451'])
})

it('sends no password to a mail server without encryption', async () => {
  const smtp = await startSmtp()
  await store({ message: 'x' })
  startMailer({ url: smtp.url.replace('//', '//user:topsecret@') })
  await expect.poll(() => state.lines).toEqual([expect.stringContaining('(ETLS 500)')])
  expect([smtp.passwords, smtp.mails]).toEqual([[], []])
})

it('delays no visitor while the mail server hangs', async () => {
  const { promise: released, resolve: release } = deferred()
  const smtp = await startSmtp({ onMail: () => released })
  const server = await startSample(state.folder, { SMTP_URL: smtp.url, CONTACT_TO: 'sales@site.test' })
  for (const message of ['one', 'two', 'three']) {
    const response = await fetch(`${server.address}/backend/contact.php`, { method: 'POST', body: new URLSearchParams({ message }) })
    expect(response.status).toBe(200)
  }
  expect(await mailStates()).toEqual(['waiting', 'waiting', 'waiting'])
  release()
  await receivedMails(3)
  await server.close()
  expect(await mailStates()).toEqual(['sent', 'sent', 'sent'])
})

it('sends no mail for an empty message', async () => {
  await startSmtp()
  await store({})
  await store({ message: 'x' })
  startMailer()
  await receivedMails(1)
  expect(await mailStates()).toEqual(['none', expect.any(String)])
})

it('corrects due times set while the clock was a month ahead, even behind a message that is due', async () => {
  await startSmtp()
  state.clockOffsetMs = 30 * 86_400_000
  await store({ message: 'x' })
  state.clockOffsetMs = 0
  await store({ message: 'y' })
  expect(await createMailQueue(state.database, now).msUntilDue()).toBeLessThanOrEqual(0)
  const last = Number((await state.database.read('SELECT max(mail_due_at) AS last FROM message')).rows[0]?.last)
  expect(last - now()).toBeLessThan(2 * 3_600_000)
  state.clockOffsetMs = last - now()
  startMailer()
  await receivedMails(2)
})

it('sends each message once, with two processes on one database', async () => {
  const smtp = await startSmtp()
  for (let index = 0; index < 20; index++) await store({ message: `number ${index}.` })
  const other = await openDatabase(state.folder.databaseUrl)
  const mailers = [startMailer(), startMailer({ database: other })]
  await receivedMails(20)
  await expect.poll(async () => (await mailStates()).every((each) => each === 'sent')).toBe(true)
  await Promise.all(mailers.map((mailer) => mailer.close()))
  expect(new Set(smtp.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(20)
  expect(smtp.mails).toHaveLength(20)
  other.close()
})

it('sends no mail again, and reports the failure once, while a sent one cannot be marked, as on a full disk', async () => {
  const fail = `CREATE TRIGGER full BEFORE UPDATE ON message BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`
  const smtp = await startSmtp({ onMail: async () => void (await state.database.write([fail])) })
  await store({ message: 'x' })
  const mailer = startMailer()
  await expect.poll(() => state.lines).toEqual([expect.stringContaining('the disk is full')])
  state.clockOffsetMs = leaseMs
  for (let attempt = 0; attempt < 3; attempt++) {
    mailer.wake()
    await mailStates()
  }
  await state.database.write(['DROP TRIGGER full'])
  mailer.wake()
  await expect.poll(mailStates).toEqual(['sent'])
  expect(state.lines).toHaveLength(1)
  // Reported once more if it fails once more; and marked at the latest when the server ends, as the next one would send it.
  await store({ message: 'y' })
  mailer.wake()
  await expect.poll(() => state.lines.length).toBe(2)
  await state.database.write(['DROP TRIGGER full'])
  await mailer.close()
  expect(await mailStates()).toEqual(['sent', 'sent'])
  expect(smtp.mails).toHaveLength(2)
})

it('sends the others if one of the sent ones cannot be marked', async () => {
  const fail = `CREATE TRIGGER broken BEFORE UPDATE OF mail_state ON message WHEN old.id = 1 BEGIN SELECT RAISE(ABORT, 'the row is broken'); END`
  await state.database.write([fail])
  const smtp = await startSmtp()
  await store({ message: 'x' })
  const mailer = startMailer()
  await expect.poll(() => state.lines).toEqual([expect.stringContaining('the row is broken')])
  state.clockOffsetMs = leaseMs
  await store({ message: 'y' })
  mailer.wake()
  await receivedMails(2)
  await mailer.close()
  expect(await mailStates()).toEqual(['waiting', 'sent'])
  expect([smtp.mails.length, state.lines.length]).toEqual([2, 1])
})

it('takes over messages leased by a dead process', async () => {
  await startSmtp()
  await store({ message: 'x' })
  expect(await createMailQueue(state.database, now).claim(1)).toHaveLength(1)
  const mailer = startMailer()
  expect(await createMailQueue(state.database, now).claim(1)).toEqual([])
  state.clockOffsetMs = leaseMs
  mailer.wake()
  await receivedMails(1)
})

it('without a mail server, messages wait, and the log says so at start', async () => {
  await store({ message: 'x' })
  const lines: string[] = []
  const server = await startSample(state.folder, {}, { log: (line) => lines.push(line) })
  expect(lines).toEqual([expect.stringMatching(/SMTP_URL is not set.* 1 waiting.*npm run messages/)])
  await server.close()
})
