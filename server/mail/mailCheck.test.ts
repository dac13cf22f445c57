import { createServer } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SampleCertificate, sampleCertificate } from '../../testing/certificate'
import { closedPort, listenOnFreePort } from '../../testing/freePort'
import { bindSocket } from '../../testing/listeningSocket'
import { type SampleSmtpOptions, startSmtp } from '../../testing/sampleSmtp'
import { serverPerTest } from '../../testing/serverPerTest'
import { startMailCheck } from './mailCheck'
import { explainFailure } from './mailFailure'
import { tryMailServer } from './tryMailServer'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

/** @returns the port. */
async function startSmtpServer(options: SampleSmtpOptions): Promise<number> {
  const smtp = await startSmtp(options)
  cleanups.push(smtp.close)
  return smtp.port
}

/**
 * @param options query of the address.
 * @returns the failure, or `ok`.
 */
async function checkServer(address: string, options: Record<string, string> = {}, greetingTimeout = 60_000) {
  const query = new URLSearchParams(options)
  return tryMailServer({ url: `${address}/?${query}`, greetingTimeout, requireTLS: address.includes('@') }, 60_000).then(() => 'ok', explainFailure)
}

describe('the check of a mail server with TLS', () => {
  let certificate: SampleCertificate
  beforeAll(() => {
    certificate = sampleCertificate(['localhost'])
  })

  it('accepts the right password, and distinguishes a wrong one from a temporary rejection', async () => {
    const accepting = await startSmtpServer({ certificate })
    expect(await checkServer(`smtp://user:password@localhost:${accepting}`, { 'tls.ca': certificate.cert })).toBe('ok')
    const rejecting = await startSmtpServer({ certificate, rejects: { login: 535 } })
    expect(await checkServer(`smtp://user:password@localhost:${rejecting}`, { 'tls.ca': certificate.cert })).toEqual({
      reason: 'it refused the user or the password (535)',
      loggedReason: 'it refused the user or the password (EAUTH 535)',
      remedy: expect.stringContaining('SMTP_PASSWORD'),
    })
    const busy = await startSmtpServer({ certificate, rejects: { login: 454 } })
    expect(await checkServer(`smtp://user:password@localhost:${busy}`, { 'tls.ca': certificate.cert })).toMatchObject({
      reason: 'it temporarily refuses the login (454)',
      remedy: undefined,
    })
  })

  it.each([false, true])('rejects a certificate that is not trusted, expired or for another host name (TLS from the first byte: %s)', async (isSecure) => {
    const scheme = isSecure ? 'smtps' : 'smtp'
    const port = await startSmtpServer({ certificate, isSecure })
    expect(await checkServer(`${scheme}://localhost:${port}`)).toMatchObject({
      reason: 'its certificate is not trusted',
      remedy: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    })
    expect(await checkServer(`${scheme}://127.0.0.1:${port}`, { 'tls.ca': certificate.cert })).toMatchObject({
      reason: 'its certificate is for another host name',
    })
    const expired = sampleCertificate(['localhost'], { isExpired: true })
    const expiredPort = await startSmtpServer({ certificate: expired, isSecure })
    expect(await checkServer(`${scheme}://localhost:${expiredPort}`, { 'tls.ca': expired.cert })).toMatchObject({ reason: 'its certificate has expired' })
  })

  it('explains when smtp:// and smtps:// are mixed up', async () => {
    const secure = await startSmtpServer({ certificate, isSecure: true })
    // Neither side speaks, so nothing is cut short.
    expect(await checkServer(`smtp://localhost:${secure}`, {}, 50)).toMatchObject({
      reason: 'it accepts the connection but sends no greeting',
      remedy: expect.stringContaining('smtps://'),
    })
    const plain = await startSmtpServer({ certificate })
    expect(await checkServer(`smtps://localhost:${plain}`)).toMatchObject({
      reason: 'it does not answer with TLS where TLS begins',
      // With smtp:// already, the error of TLS is the same.
      remedy: expect.stringMatching(/^Write smtp:.*STARTTLS/),
    })
  })
})

it('distinguishes an unknown host, a closed port, and a server without encryption', async () => {
  expect(await checkServer('smtp://no-such-host.invalid:25')).toMatchObject({ reason: expect.stringMatching(/^its host name /) })
  expect(await checkServer(`smtp://127.0.0.1:${closedPort}`)).toMatchObject({
    reason: 'it refuses the connection',
    loggedReason: expect.stringContaining('ECONNREFUSED'),
  })
  expect(await checkServer(`smtp://user:password@127.0.0.1:${await startSmtpServer({})}`)).toMatchObject({ reason: 'it does not encrypt (500)' })
})

it.each([
  ['SSH-2.0', 'it does not answer like a mail server', expect.stringContaining('the port')],
  ['421 4.7.0 Too many connections', 'it temporarily refuses the connection (421)', undefined],
  ['554 5.7.1 Listed', 'it accepts no mail from this machine (554)', expect.stringContaining('block list')],
])('distinguishes another protocol from a mail server that is busy or does not serve this machine: %s', async (greeting, reason, remedy) => {
  const server = createServer((socket) => socket.on('error', () => {}).end(`${greeting}\r\n`))
  cleanups.push(() => server.close())
  expect(await checkServer(`smtp://127.0.0.1:${await listenOnFreePort(server)}`)).toMatchObject({ reason, remedy })
})

it('repeats the check until the mail server can be used', async () => {
  // Bound, so that no other test gets it, and refuses connections.
  const { port, close: release } = bindSocket()
  const lines: string[] = []
  const settings = { url: `smtp://127.0.0.1:${port}`, from: 'web@site.test', to: 'sales@site.test' }
  const check = startMailCheck({ settings, log: (line) => lines.push(line), retryDelayMs: () => 20 })
  cleanups.push(check.close)
  await expect.poll(check.failure).toMatchObject({ reason: 'it refuses the connection' })
  release()
  await startSmtpServer({ port })
  await expect.poll(check.failure).toBe(undefined)
  expect(lines).toEqual([
    'The mail server cannot be used: it refuses the connection (ECONNREFUSED). Check that it is running, and that the port is right.',
    'The mail server can be used now.',
  ])
})

describe('the server', () => {
  const sample = serverPerTest()
  const read = async (path: string) => (await fetch(`${sample.server.address}${path}`)).text()
  const send = () => fetch(`${sample.server.address}/backend/contact.php`, { method: 'POST', body: new URLSearchParams({ message: 'x' }) })

  it('starts without a usable mail server, and reports it before the first enquiry', async () => {
    const lines: string[] = []
    const url = `smtp://127.0.0.1:${closedPort}`
    await sample.start({ SMTP_URL: url, CONTACT_TO: 'hello@site.test', METRICS: 'loopback' }, { log: (line) => lines.push(line) })
    await expect
      .poll(async () => JSON.parse(await read('/healthz')))
      .toMatchObject({ status: 'ok', mail: { status: 'failing', waiting: 0, lastFailure: { reason: 'it refuses the connection' } } })
    expect(JSON.parse(await read('/healthz')).warnings).toEqual([
      'The mail server cannot be used: it refuses the connection. Check that it is running, and that the port is right.',
    ])
    expect(await read('/metrics')).toMatch(/^site_mail_failing 1$/m)
    expect(lines).toEqual([expect.stringMatching(/^The mail server cannot be used: .*ECONNREFUSED/)])
    expect(await read('/')).toBe('home')
  })

  it.each([
    { rejects: { sender: 553 }, reason: 'it refused the sender (553)', setting: 'CONTACT_FROM' },
    { rejects: { sender: 530 }, reason: 'it requires a user and a password (530)', setting: 'SMTP_USER' },
    { rejects: { recipient: 550 }, reason: 'it refused the recipient (550)', setting: 'CONTACT_TO' },
  ])('reports with the first mail what the check cannot find: $reason', async ({ rejects, reason, setting }) => {
    const lines: string[] = []
    const port = await startSmtpServer({ rejects })
    await sample.start({ SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_TO: 'hello@site.test' }, { log: (line) => lines.push(line) })
    expect((await send()).status).toBe(200)
    await expect
      .poll(() => lines)
      .toEqual([expect.stringMatching(new RegExp(`^Message 1 was not mailed at attempt 1, as it .* \\(EENVELOPE \\d+\\).*${setting}`))])
    await expect.poll(async () => JSON.parse(await read('/healthz')).warnings).toEqual([expect.stringContaining(`${reason}.`)])
    expect(lines.join() + (await read('/healthz'))).not.toContain('ada@example.org')
  })
})
