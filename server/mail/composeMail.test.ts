import { expect, it } from 'vitest'
import { getTranslate } from '../../i18n/translator'
import { mailerPerTest } from '../../testing/mailerPerTest'

const { startSmtp, startMailer, store, mailStates, receivedMails } = mailerPerTest()

const injections = [
  { fname: 'Ada\r\nBcc: victim@evil.test' },
  { fname: 'Ada\nBcc: victim@evil.test', lname: '\u2028Bcc: victim@evil.test' },
  { email: 'ada@example.org\r\nBcc: victim@evil.test' },
  { email: 'ada@example.org, victim@evil.test' },
  { email: 'Ada <victim@evil.test>, x' },
  { email: 'ada@example.org@victim.test' },
  { email: 'ada@victim.test/example.org' },
  { email: 'ada@example.org\r\n\r\nDATA', contact: '\r\n.\r\nRCPT TO:<victim@evil.test>' },
  { message: '\r\n.\r\nMAIL FROM:<a@evil.test>\r\nRCPT TO:<victim@evil.test>\r\n' },
]

/** Stores an enquiry and returns its mail. */
async function mailOf(...enquiry: Parameters<typeof store>) {
  await startSmtp()
  await store(...enquiry)
  startMailer()
  const [mail] = await receivedMails(1)
  return mail
}

it('contains all fields; a reply goes to the visitor', async () => {
  const mail = await mailOf({ fname: 'Jürgen', lname: '山田', email: 'j@example.org', contact: '+49 1', service: 'ai-ml', message: 'Grüße\n.\nFrom here' })
  expect(mail?.recipients).toEqual(['sales@site.test'])
  expect(mail?.headers.get('reply-to')).toContain('<j@example.org>')
  expect(mail?.headers.get('from')).toBe('Website <web@site.test>')
  expect(mail?.headers.get('message-id')).toMatch(/^<enquiry-1-\d+@site\.test>$/)
  for (const text of ['Jürgen', '山田', '+49 1', getTranslate('en')('contact.services')['ai-ml'], 'German', 'Grüße\n.\nFrom here']) {
    expect(mail?.body.replaceAll('\r\n', '\n')).toContain(text)
  }
  await expect.poll(mailStates).toEqual(['sent'])
})

it('lets replies go to a domain with letters beyond ASCII', async () => {
  const mail = await mailOf({ fname: 'Ada', email: 'info@MÜLLER.de' })
  expect(mail?.headers.get('reply-to')).toBe('Ada <info@xn--mller-kva.de>')
  expect(mail?.body).toMatch(/Email: +info@MÜLLER\.de/)
})

it('contains a service that no visitor can choose, even one with the name of a property of every object', async () => {
  const mail = await mailOf({ service: 'constructor' })
  expect(mail?.body).toMatch(/Service: +constructor/)
})

it('shortens long fields in headers, but not in the body', async () => {
  const contact = `mornings +49 1, ${'then the office, '.repeat(18)}evenings +49 2`
  const mail = await mailOf({ fname: '🙂'.repeat(300), contact })
  expect(mail?.body).toContain(contact)
  expect(mail?.body).toContain('🙂'.repeat(300))
  expect(mail?.headers.get('subject')?.length).toBeLessThan(1000)
})

it('marks probable spam', async () => {
  const mail = await mailOf({ fname: 'Ada' }, true)
  expect([mail?.headers.get('subject'), mail?.headers.get('x-spam-flag')]).toEqual(['[Spam?] Enquiry from Ada', 'YES'])
})

it('prevents header and command injection', async () => {
  await startSmtp()
  for (const fields of injections) await store(fields)
  startMailer()
  const mails = await receivedMails(injections.length)
  const isInjected = ({ recipients, headers }: (typeof mails)[number]) =>
    recipients.join() !== 'sales@site.test' || headers.has('bcc') || headers.get('reply-to')?.includes('victim')
  expect(mails.filter(isInjected)).toEqual([])
  await expect.poll(mailStates).toEqual(injections.map(() => 'sent'))
})

it('breaks up encoded words in headers', async () => {
  const mail = await mailOf({ fname: '=?UTF-8?Q?Ada=0D=0ABcc:_victim@evil.test?=', email: 'ada@example.org' })
  for (const name of ['subject', 'reply-to']) expect(mail?.headers.get(name)).not.toContain('=?UTF-8?Q?Ada=0D')
})
