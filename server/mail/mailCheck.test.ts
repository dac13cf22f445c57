import { createServer } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SampleCertificate, sampleCertificate } from '../../testing/certificate'
import { freePort } from '../../testing/freePort'
import { type SampleSmtpOptions, startSmtp } from '../../testing/sampleSmtp'
import { serverPerTest } from '../../testing/serverPerTest'
import { explainFailure } from './failure'
import { startMailCheck } from './mailCheck'
import { tryMailServer } from './tryMailServer'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

async function smtpAt(options: SampleSmtpOptions): Promise<number> {
  const smtp = await startSmtp(options)
  endings.push(smtp.close)
  return smtp.port
}

/** What a mail server is said to do, after a try with these options in its address. */
async function tried(address: string, parts: Record<string, string> = {}) {
  const query = new URLSearchParams(parts)
  return tryMailServer({ url: `${address}/?${query}`, greetingTimeout: 300, requireTLS: address.includes('@') }, 10_000).then(() => 'fine', explainFailure)
}

describe('a mail server that encrypts', () => {
  let own: SampleCertificate
  beforeAll(() => {
    own = sampleCertificate(['localhost'])
  })

  it('is fine with the right password, and refuses another one', async () => {
    const fine = await smtpAt({ certificate: own })
    const strict = await smtpAt({ certificate: own, refuses: { login: 535 } })
    expect(await tried(`smtp://user:password@localhost:${fine}`, { 'tls.ca': own.cert })).toBe('fine')
    expect(await tried(`smtp://user:password@localhost:${strict}`, { 'tls.ca': own.cert })).toEqual({
      words: 'it refused the user or the password (535)',
      logged: 'it refused the user or the password (EAUTH 535)',
      remedy: expect.stringContaining('SMTP_PASSWORD'),
    })
    const busy = await smtpAt({ certificate: own, refuses: { login: 454 } })
    expect(await tried(`smtp://user:password@localhost:${busy}`, { 'tls.ca': own.cert })).toMatchObject({
      words: 'it refuses to log in for now (454)',
      remedy: undefined,
    })
  })

  it.each([false, true])('with a certificate that is not trusted, expired or of another name (from the first byte: %s)', async (isSecure) => {
    const scheme = isSecure ? 'smtps' : 'smtp'
    const port = await smtpAt({ certificate: own, isSecure })
    expect(await tried(`${scheme}://localhost:${port}`)).toMatchObject({
      words: 'its certificate is not trusted',
      remedy: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    })
    expect(await tried(`${scheme}://127.0.0.1:${port}`, { 'tls.ca': own.cert })).toMatchObject({ words: 'its certificate is for another name' })
    const old = sampleCertificate(['localhost'], { isExpired: true })
    const oldPort = await smtpAt({ certificate: old, isSecure })
    expect(await tried(`${scheme}://localhost:${oldPort}`, { 'tls.ca': old.cert })).toMatchObject({ words: 'its certificate has expired' })
  })

  it('on the other kind of port', async () => {
    const secure = await smtpAt({ certificate: own, isSecure: true })
    expect(await tried(`smtp://localhost:${secure}`)).toMatchObject({
      words: 'it takes the connection and says nothing',
      remedy: expect.stringContaining('smtps://'),
    })
    const plain = await smtpAt({ certificate: own })
    expect(await tried(`smtps://localhost:${plain}`)).toMatchObject({
      words: 'it does not encrypt from the first byte',
      remedy: expect.stringContaining('smtp://'),
    })
  })
})

it('tells a name that nobody has, a port where nobody listens, one that is no mail server, and one without encryption', async () => {
  expect(await tried('smtp://no-such-host.invalid:25')).toMatchObject({ words: expect.stringMatching(/^its name /) })
  expect(await tried(`smtp://127.0.0.1:${await freePort()}`)).toMatchObject({
    words: 'it refuses the connection',
    logged: expect.stringContaining('ECONNREFUSED'),
  })
  const other = createServer((socket) => socket.on('error', () => {}).end('SSH-2.0\r\n'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  endings.push(() => other.close())
  expect(await tried(`smtp://127.0.0.1:${(other.address() as { port: number }).port}`)).toMatchObject({ words: 'it said what no mail server says' })
  expect(await tried(`smtp://user:password@127.0.0.1:${await smtpAt({})}`)).toMatchObject({ words: 'it does not encrypt (500)' })
})

it('is tried again until it can be used', async () => {
  const port = await freePort()
  const lines: string[] = []
  const settings = { url: `smtp://127.0.0.1:${port}`, from: 'web@site.test', to: 'sales@site.test' }
  const check = startMailCheck({ settings, log: (line) => lines.push(line), pause: () => 20 })
  endings.push(check.close)
  await expect.poll(check.trouble).toMatchObject({ words: 'it refuses the connection' })
  await smtpAt({ port })
  await expect.poll(check.trouble).toBe(undefined)
  expect(lines).toEqual([
    'The mail server cannot be used: it refuses the connection (ECONNREFUSED). Does it run, and is this its port?',
    'The mail server can be used now.',
  ])
})

describe('the whole server', () => {
  const sample = serverPerTest()
  const site = async (path: string) => (await fetch(`${sample.server.address}${path}`)).text()
  const send = () => fetch(`${sample.server.address}/backend/contact.php`, { method: 'POST', body: new URLSearchParams({ message: 'x' }) })

  it('starts with a mail server that cannot be used, says so before any enquiry, and keeps serving', async () => {
    const lines: string[] = []
    const url = `smtp://127.0.0.1:${await freePort()}`
    await sample.start({ SMTP_URL: url, CONTACT_TO: 'hello@site.test', METRICS: 'loopback' }, { log: (line) => lines.push(line) })
    await expect
      .poll(async () => JSON.parse(await site('/healthz')))
      .toMatchObject({ status: 'ok', mail: { status: 'failing', waiting: 0, lastFailure: { reason: 'it refuses the connection' } } })
    expect(JSON.parse(await site('/healthz')).warnings).toEqual([
      'The mail server cannot be used: it refuses the connection. Does it run, and is this its port?',
    ])
    expect(await site('/metrics')).toMatch(/^site_mail_failing 1$/m)
    expect(lines).toEqual([expect.stringMatching(/^The mail server cannot be used: .*ECONNREFUSED/)])
    expect(await site('/')).toBe('home')
  })

  it.each([
    { refuses: { sender: 553 }, words: 'it refused the sender (553)', names: 'CONTACT_FROM' },
    { refuses: { sender: 530 }, words: 'it asks for a user and a password (530)', names: 'SMTP_USER' },
    { refuses: { recipient: 550 }, words: 'it refused the recipient (550)', names: 'CONTACT_TO' },
  ])('tells at the first letter what no try can show: $words', async ({ refuses, words, names }) => {
    const lines: string[] = []
    const port = await smtpAt({ refuses })
    await sample.start({ SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_TO: 'hello@site.test' }, { log: (line) => lines.push(line) })
    expect((await send()).status).toBe(200)
    await expect
      .poll(() => lines)
      .toEqual([expect.stringMatching(new RegExp(`^Message 1 was not mailed at attempt 1, as it .* \\(EENVELOPE \\d+\\).*${names}`))])
    await expect.poll(async () => JSON.parse(await site('/healthz')).warnings, { timeout: 15_000 }).toEqual([expect.stringContaining(`${words}.`)])
    expect(lines.join() + (await site('/healthz'))).not.toContain('ada@example.org')
  })
})
