import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { watchBlog } from '../blog/watchBlog'
import { createClientKeys, forgetClients } from './contact/clientKey'
import { createContact } from './contact/contact'
import { createMessageTable } from './contact/messageTable'
import { createRetention } from './contact/retention'
import { explainFailure, openDatabase } from './database/database'
import { gracefulClose } from './gracefulClose'
import { createHealth } from './health/health'
import { createMetrics } from './health/metrics'
import { createStatus } from './health/status'
import { type ConnectionLimits, createHttpServer, listen } from './httpServer'
import { createLog, type Log } from './log'
import { type MailCheck, startMailCheck } from './mail/mailCheck'
import { type Mailer, startMailer } from './mail/mailer'
import { createMailQueue } from './mail/mailQueue'
import type { AnsweredCall } from './requestLog'
import { createSecurityText } from './serveSecurityText'
import type { Settings } from './settings'
import { createSite } from './site'

export interface RunningServer {
  /** Address, such as `http://localhost:3000`. */
  address: string
  /** Stops accepting requests, finishes running ones, and closes the database. */
  close(): Promise<void>
}

export interface ServerOptions extends ConnectionLimits {
  /** Folder of the build. */
  root?: string
  /** Between deletions of expired data. */
  cleanupIntervalMs?: number
  /** An inherited socket, which another process takes over when this one closes. */
  socket?: number | undefined
  /** For running requests when the server closes. */
  closeTimeoutMs?: number
  /** Log for the operator; standard error by default. */
  log?: Log
}

/**
 * Opens the database and serves the site and its backend.
 *
 * @throws if there is no build, the database cannot be opened, or the server cannot listen on host and port.
 */
export async function startServer(
  { host, port, databaseUrl, trustedHops, keepMessagesDays, origins, isIndexed, logFormat, metrics: access, mail, securityContact }: Settings,
  { root = 'dist/client', cleanupIntervalMs = 10 * 60_000, closeTimeoutMs = 10_000, socket, log = createLog(logFormat), ...limits }: ServerOptions = {},
): Promise<RunningServer> {
  let isClosing = false
  const database = await openDatabase(databaseUrl, log)
  const queue = createMailQueue(database)
  let mailer: Mailer | undefined
  let mailCheck: MailCheck | undefined
  const contact = createContact({
    messages: createMessageTable(database),
    clientKey: createClientKeys(database),
    origins,
    trustedHops,
    onStored: () => mailer?.wake(),
    log,
  })
  const status = createStatus({ database, databaseUrl, root, mail: () => mailer?.history(), mailFailure: () => mailCheck?.failure() })
  const metrics = access === undefined ? undefined : createMetrics(status, access)
  const calls = new Hono()
    .route('/backend', contact)
    .route('/', createHealth({ status, isClosing: () => isClosing, keepMessagesDays }))
    .route('/', metrics?.app ?? new Hono())
    .route('/', createSecurityText({ root, email: securityContact, site: origins.site }))
  // For privacy, GET requests are counted but not logged.
  const onCall = (call: AnsweredCall) => {
    metrics?.count(call)
    if (logFormat === 'json' && call.method === 'POST') log(`${call.call} was answered with ${call.status}.`, { ...call })
  }
  const site = createSite(root, { calls, allowedOrigins: origins.allowed, isSecure: origins.site?.startsWith('https:') ?? false, isIndexed, log, onCall })
  const server = createHttpServer(site.fetch, limits)
  const closeServer = gracefulClose(server, closeTimeoutMs, socket === undefined ? 0 : handoverMs)
  await listen(server, socket === undefined ? { host, port } : { fd: socket }).catch((error) => {
    database.close()
    throw error
  })
  if (mail) {
    mailer = startMailer({ queue, settings: mail, log })
    mailCheck = startMailCheck({ settings: mail, log, onUsable: () => mailer?.retryNow() })
  } else {
    // A damaged database must not keep the pages from being served.
    const waiting = await queue.waiting().then(
      ({ count }) => String(count),
      (error) => {
        log(explainFailure(databaseUrl, error).message, { level: 'error' })
        return 'an unknown number'
      },
    )
    log(`SMTP_URL is not set, so enquiries are kept and not mailed; ${waiting} waiting. Read them with \`npm run messages\`.`)
  }
  const address = `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`
  if (logFormat === 'json') log(`Listening on ${address}.`)
  const endWatch = watchBlog({ log })
  // If the database fails, the next run retries; `/healthz` reports it.
  const deleteOld = keepMessagesDays === undefined ? async () => {} : createRetention({ database, days: keepMessagesDays, log })
  const cleanUp = () => void Promise.allSettled([forgetClients(database), deleteOld()])
  cleanUp()
  const cleanupTimer = setInterval(cleanUp, cleanupIntervalMs)

  return {
    address,
    async close() {
      isClosing = true
      endWatch()
      mailCheck?.close()
      clearInterval(cleanupTimer)
      await closeServer()
      // Does not wait for a hanging mail server: its mails are claimed again after their lease.
      await Promise.race([mailer?.close(), sleep(closeTimeoutMs, undefined, { ref: false })])
      // The file is complete without its log then, for whoever copies it alone. Waits for other processes’ reads, but not for long.
      await database.emptyLog().catch(() => {})
      database.close()
    },
  }
}

/** Host name for a browser on this machine. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** For requests on idle connections while another process takes over. */
const handoverMs = 1_000
