import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languageOf } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { type SampleFolder, sampleFolder, startSample } from '../../testing/sampleServer'
import { type SampleSmtp, type SampleSmtpOptions, startSmtp } from '../../testing/sampleSmtp'
import { createMessageTable } from '../contact/messageTable'
import { type Database, openDatabase } from '../database/database'
import { type Mailer, mailTimeouts, startMailer } from './mailer'
import { createMailQueue, leaseTime } from './mailQueue'

const empty = { fname: '', lname: '', email: '', contact: '', message: '', service: 'servcice' }

let folder: SampleFolder
let database: Database
let smtp: SampleSmtp
let mailers: Mailer[]
let lines: string[]
/** Added to the clock. */
let later: number
const now = () => Date.now() + later

beforeEach(async () => {
  folder = sampleFolder()
  database = await openDatabase(folder.databaseUrl)
  mailers = []
  lines = []
  later = 0
})
afterEach(async () => {
  await Promise.all(mailers.map((mailer) => mailer.close()))
  await smtp.close()
  database.close()
  folder.remove()
})

async function useSmtp(options?: SampleSmtpOptions) {
  smtp = await startSmtp(options)
}

function mail(over = database, { url = smtp.url, timeouts = mailTimeouts } = {}): Mailer {
  const settings = { url, from: 'web@site.test', to: 'sales@site.test' }
  const mailer = startMailer({ queue: createMailQueue(over, now), settings, log: (line) => lines.push(line), now, timeouts })
  mailers.push(mailer)
  return mailer
}

async function store(fields: Partial<typeof empty>, isSpam = false) {
  const table = createMessageTable(database, now)
  await table.store({ fields: { ...empty, ...fields }, isSpam, locale: 'de', client: String(Math.random()) })
}

async function states(): Promise<unknown[]> {
  return (await database.read('SELECT mail_state FROM message ORDER BY id')).rows.map((row) => row.mail_state)
}

async function letters(count: number) {
  await expect.poll(() => smtp.letters.length).toBe(count)
  return smtp.letters
}

describe('a letter', () => {
  it('tells the company everything, and an answer to it goes to the visitor', async () => {
    await useSmtp()
    await store({ fname: 'Jürgen', lname: '山田', email: 'j@example.org', contact: '+49 1', service: 'ai-ml', message: 'Grüße\n.\nFrom here' })
    mail()
    const [letter] = await letters(1)
    expect(letter?.recipients).toEqual(['sales@site.test'])
    expect(letter?.headers.get('reply-to')).toContain('<j@example.org>')
    expect(letter?.headers.get('from')).toBe('Website <web@site.test>')
    expect(letter?.headers.get('message-id')).toMatch(/^<enquiry-1-\d+@site\.test>$/)
    for (const text of ['Jürgen', '山田', '+49 1', getTranslate('en')('contact.services')['ai-ml'], languageOf('de').name, 'Grüße\n.\nFrom here']) {
      expect(letter?.body.replaceAll('\r\n', '\n')).toContain(text)
    }
    await expect.poll(states).toEqual(['sent'])
  })

  it('has long answers whole, and only its headers short', async () => {
    const contact = `mornings +49 1, ${'then the office, '.repeat(18)}evenings +49 2`
    await useSmtp()
    await store({ fname: '🙂'.repeat(300), contact })
    mail()
    const [letter] = await letters(1)
    expect(letter?.body).toContain(contact)
    expect(letter?.body).toContain('🙂'.repeat(300))
    expect(letter?.headers.get('subject')?.length).toBeLessThan(1000)
  })

  it('says that it may be spam', async () => {
    await useSmtp()
    await store({ fname: 'Ada' }, true)
    mail()
    const [letter] = await letters(1)
    expect([letter?.headers.get('subject'), letter?.headers.get('x-spam-flag')]).toEqual(['[Spam?] Enquiry from Ada', 'YES'])
  })

  it.each([
    { fname: 'Ada\r\nBcc: victim@evil.test' },
    { fname: 'Ada\nBcc: victim@evil.test', lname: '\u2028Bcc: victim@evil.test' },
    { email: 'ada@example.org\r\nBcc: victim@evil.test' },
    { email: 'ada@example.org, victim@evil.test' },
    { email: 'Ada <victim@evil.test>, x' },
    { email: 'ada@example.org\r\n\r\nDATA', contact: '\r\n.\r\nRCPT TO:<victim@evil.test>' },
    { message: '\r\n.\r\nMAIL FROM:<a@evil.test>\r\nRCPT TO:<victim@evil.test>\r\n' },
  ])('cannot be bent: %o', async (fields) => {
    await useSmtp()
    await store(fields)
    mail()
    const [letter] = await letters(1)
    expect(letter?.recipients).toEqual(['sales@site.test'])
    expect(letter?.headers.has('bcc')).toBe(false)
    expect(letter?.headers.get('reply-to') ?? '').not.toContain('victim')
    await expect.poll(states).toEqual(['sent'])
  })

  it('has no name in its headers that mail programs decode', async () => {
    await useSmtp()
    await store({ fname: '=?UTF-8?Q?Ada=0D=0ABcc:_victim@evil.test?=', email: 'ada@example.org' })
    mail()
    const [letter] = await letters(1)
    for (const name of ['subject', 'reply-to']) expect(letter?.headers.get(name)).not.toContain('=?UTF-8?Q?Ada=0D')
  })

  it('is not written for a message with nothing in it', async () => {
    await useSmtp()
    await store({})
    await store({ message: 'x' })
    mail()
    await letters(1)
    expect(await states()).toEqual(['none', expect.any(String)])
  })
})

describe('a mail server', () => {
  it('that is down loses nothing, is asked again later and later, and gets all when it is back, even after a restart', async () => {
    await useSmtp()
    const { port } = smtp
    await smtp.close()
    const first = mail()
    await store({ message: 'one' })
    first.wake()
    const due = async () => Number((await database.read('SELECT mail_due_at AS due FROM message')).rows[0]?.due) - now()
    const pauses: number[] = []
    for (const attempt of [1, 2, 3]) {
      await expect.poll(() => lines.length).toBe(attempt)
      const pause = await due()
      pauses.push(pause)
      later += pause
      first.wake()
    }
    expect(pauses[0]).toBeGreaterThan(25_000)
    expect(pauses[1]).toBeGreaterThan(1.5 * (pauses[0] ?? 0))
    expect(pauses[2]).toBeGreaterThan(1.5 * (pauses[1] ?? 0))
    expect(lines[0]).toMatch(/^Message 1 was not mailed at attempt 1, as it refuses the connection \(ECONNREFUSED\); next one at \S+Z\. Does it run/)
    await expect.poll(() => lines.length).toBe(4)
    await first.close()

    await useSmtp({ port })
    mail()
    const untouched = await database.read('SELECT mail_attempts FROM message')
    expect(untouched.rows[0]?.mail_attempts).toBe(4)
    later += await due()
    mailers.at(-1)?.wake()
    await letters(1)
    await expect.poll(states).toEqual(['sent'])
  })

  it('that refuses a letter is asked again, and the others go out', async () => {
    let isOpen = false
    await useSmtp({
      onLetter: ({ body }) => {
        if (body.includes('refused') && !isOpen) throw Object.assign(new Error('Not today, Ada'), { responseCode: 550 })
      },
    })
    await store({ message: 'refused' })
    await store({ message: 'fine' })
    mail()
    await letters(1)
    await expect.poll(states).toEqual(['waiting', 'sent'])
    await expect.poll(() => lines).toEqual([expect.stringContaining('(EMESSAGE 550)')])
    expect(lines[0]).not.toContain('Ada')
    isOpen = true
    later += 3_600_000
    mailers[0]?.wake()
    await letters(2)
  })

  it('that cannot encrypt is not told the password', async () => {
    await useSmtp()
    await store({ message: 'x' })
    mail(database, { url: smtp.url.replace('//', '//user:topsecret@') })
    await expect.poll(() => lines).toEqual([expect.stringContaining('(ETLS 500)')])
    expect([smtp.passwords, smtp.letters]).toEqual([[], []])
  })

  it('that hangs holds up no visitor', async () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    await useSmtp({ onLetter: () => opened })
    const environment = { SMTP_URL: smtp.url, CONTACT_TO: 'sales@site.test' }
    const server = await startSample(folder, environment)
    for (const message of ['one', 'two', 'three']) {
      const response = await fetch(`${server.address}/backend/contact.php`, { method: 'POST', body: new URLSearchParams({ message }) })
      expect(response.status).toBe(200)
    }
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
    open()
    await letters(3)
    await server.close()
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
  })
})

it('a clock that was a month ahead meanwhile keeps no letter for a month', async () => {
  await useSmtp()
  later = 30 * 86_400_000
  await store({ message: 'x' })
  later = 0
  const queue = createMailQueue(database, now)
  const pause = await queue.untilDue()
  expect(pause).toBeLessThan(2 * 3_600_000)
  later = pause
  mail()
  await letters(1)
})

describe('how long a mail server is waited for', () => {
  it('is as long as it may take to accept a letter, since whoever gives up sooner sends it again', async () => {
    await useSmtp()
    // RFC 5321 §4.5.3.2.6
    expect(mailTimeouts.answer).toBeGreaterThanOrEqual(10 * 60_000)
    expect(mailTimeouts.delivery).toBeGreaterThan(mailTimeouts.answer)
  })

  it('ends at last where it says nothing', async () => {
    await useSmtp()
    const silent = await startTalker()
    await store({ message: 'x' })
    mail(database, { url: silent.url, timeouts: { ...mailTimeouts, answer: 50 } })
    await expect.poll(() => lines).toEqual([expect.stringContaining('(ETIMEDOUT)')])
    await silent.close()
  })

  it('ends at last where it never comes to the point, and is told the longer letters wait', async () => {
    await useSmtp()
    const dripping = await startTalker('250-more')
    await store({ message: 'x' })
    later = mailTimeouts.stalled
    mail(database, { url: dripping.url, timeouts: { ...mailTimeouts, answer: 5_000, delivery: 200 } })
    await expect
      .poll(() => lines)
      .toEqual([expect.stringMatching(/^Mail is stalled\. Enquiries waiting: 1, .* 60 minutes/), expect.stringContaining('(EABORT)')])
    await expect.poll(dripping.connections).toBe(0)
    await dripping.close()
  })

  it('keeps no other letter waiting, though it is spent on one that hangs', async () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    await useSmtp({ onLetter: ({ body }) => (body.includes('hangs') ? opened : undefined) })
    await store({ message: 'hangs' })
    const mailer = mail()
    for (let index = 0; index < 6; index++) await store({ message: `number ${index}` })
    mailer.wake()
    await letters(6)
    open()
    await letters(7)
  })
})

/** A mail server that greets, and from then on says the same again and again, or nothing. */
async function startTalker(drip?: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const timer = setInterval(() => drip && socket.write(`${drip}\r\n`), 10)
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      clearInterval(timer)
    })
    socket.resume().write('220 ready\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.size,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

describe('several processes', () => {
  it('mail each message once', async () => {
    await useSmtp()
    for (let index = 0; index < 20; index++) await store({ message: `number ${index}.` })
    const other = await openDatabase(folder.databaseUrl)
    mail()
    mail(other)
    await letters(20)
    await expect.poll(async () => (await states()).every((state) => state === 'sent')).toBe(true)
    await Promise.all(mailers.splice(0).map((mailer) => mailer.close()))
    expect(new Set(smtp.letters.map(({ headers }) => headers.get('message-id'))).size).toBe(20)
    expect(smtp.letters).toHaveLength(20)
    other.close()
  })

  it('take over what a dead one had in hand', async () => {
    await useSmtp()
    await store({ message: 'x' })
    const dead = createMailQueue(database, now)
    expect(await dead.claim(1)).toHaveLength(1)
    const mailer = mail()
    expect(await createMailQueue(database, now).claim(1)).toEqual([])
    later = leaseTime
    mailer.wake()
    await letters(1)
  })
})

it('without a mail server, messages wait and the start says so', async () => {
  await useSmtp()
  await store({ message: 'x' })
  const server = await startSample(folder, {}, { log: (line) => lines.push(line) })
  expect(lines).toEqual([expect.stringMatching(/SMTP_URL is not set.* 1 waiting.*npm run messages/)])
  await server.close()
})
