import { createServer, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { deferred } from '../../testing/deferred'
import { listenOnFreePort } from '../../testing/freePort'
import { mailerPerTest } from '../../testing/mailerPerTest'
import { mailTimeouts } from './mailer'
import { leaseMs } from './mailQueue'

const { state, startSmtp, startMailer, store, receivedMails } = mailerPerTest()

const stuckServers: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const server of stuckServers.splice(0)) await server.close()
})

it('lasts longer than a mail server may take to accept a mail, so that none is sent twice', () => {
  // RFC 5321 §4.5.3.2.6
  expect(mailTimeouts.answerMs).toBeGreaterThanOrEqual(10 * 60_000)
  expect(mailTimeouts.deliveryMs).toBeGreaterThan(mailTimeouts.answerMs)
})

it('ends a delivery if the mail server is silent', async () => {
  const silent = await startStuckServer()
  await store({ message: 'x' })
  startMailer({ url: silent.url, timeouts: { ...mailTimeouts, answerMs: 50 } })
  await expect.poll(() => state.lines).toEqual([expect.stringContaining('(ETIMEDOUT)')])
})

it('ends a delivery if the mail server never completes its reply, and warns of stalled mail', async () => {
  const endless = await startStuckServer('250-more')
  await store({ message: 'x' })
  state.clockOffsetMs = mailTimeouts.stalledMs
  startMailer({ url: endless.url, timeouts: { ...mailTimeouts, answerMs: 5_000, deliveryMs: 200 } })
  await expect
    .poll(() => state.lines)
    .toEqual([expect.stringMatching(/^Mail is stalled\. Enquiries waiting: 1, .* 60 minutes/), expect.stringContaining('(EABORT)')])
  await expect.poll(endless.connections).toBe(0)
})

it('delays no other mail while one hangs', async () => {
  const { promise: released, resolve: release } = deferred()
  await startSmtp({ onMail: ({ body }) => (body.includes('hangs') ? released : undefined) })
  await store({ message: 'hangs' })
  const mailer = startMailer()
  for (let index = 0; index < 6; index++) await store({ message: `number ${index}` })
  mailer.wake()
  await receivedMails(6)
  release()
  await receivedMails(7)
})

it('sends no mail again while it is being sent, whatever the clock says', async () => {
  const { promise: released, resolve: release } = deferred()
  await startSmtp({
    onMail: async ({ body }) => {
      if (!body.includes('slow')) return
      state.clockOffsetMs = leaseMs
      await released
    },
  })
  await store({ message: 'slow' })
  const mailer = startMailer()
  await expect.poll(() => state.clockOffsetMs).toBe(leaseMs)
  await store({ message: 'quick' })
  mailer.wake()
  await receivedMails(1)
  release()
  await mailer.close()
  expect(state.smtp?.mails.map(({ body }) => /slow|quick/.exec(body)?.[0])).toEqual(['quick', 'slow'])
})

/** A mail server that sends its greeting, then repeats one line, or sends nothing. */
async function startStuckServer(line?: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const timer = setInterval(() => line && socket.write(`${line}\r\n`), 10)
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      clearInterval(timer)
    })
    socket.resume().write('220 ready\r\n')
  })
  const stuckServer = {
    url: `smtp://127.0.0.1:${await listenOnFreePort(server)}`,
    connections: () => sockets.size,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  stuckServers.push(stuckServer)
  return stuckServer
}
