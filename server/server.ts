import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { watchBlog } from '../blog/watchBlog'
import { createClientKeys, forgetSalts } from './contact/clientKey'
import { createContact } from './contact/contact'
import { createMessageTable } from './contact/messageTable'
import { createRetention } from './contact/retention'
import { openDatabase } from './database/database'
import { gracefulClose } from './gracefulClose'
import { createHealth } from './health/health'
import { createMetrics } from './health/metrics'
import { createStatus } from './health/status'
import { limitPipelining } from './limitPipelining'
import { createLog, type Log } from './log'
import { type MailCheck, startMailCheck } from './mail/mailCheck'
import { type Mailer, startMailer } from './mail/mailer'
import { createMailQueue } from './mail/mailQueue'
import type { AnsweredCall } from './requestLog'
import { createSecurityText } from './serveSecurityText'
import type { Settings } from './settings'
import { createSite } from './site'

export interface RunningServer {
  /** Where it listens, such as `http://localhost:3000`. */
  address: string
  /** Takes nothing new, finishes what it took, and closes the database. */
  close(): Promise<void>
}

export interface ServerOptions {
  /** Folder of the build. */
  root?: string
  /** Milliseconds for the whole of a request to arrive; who is slower gets 408. */
  slowestRequest?: number
  /** Milliseconds that a connection with an answer under way may be without a byte in either direction. */
  slowestReader?: number
  /** Milliseconds between looks for what has had its day. */
  forgetInterval?: number
  /** Connections at the same time; the next one is closed at once. */
  maxConnections?: number
  /** A socket that somebody else listens on, and on which another process takes over when this one closes. */
  socket?: number | undefined
  /** Milliseconds that requests under way have to end in when the server closes. */
  closingTime?: number
  /** Where the operator reads; left out, standard error, as the settings want it. */
  log?: Log
}

/**
 * Opens the database and serves the site and its backend.
 *
 * @throws where there is no build, the database cannot be opened, or host and port cannot be listened on.
 */
export async function startServer(
  { host, port, databaseUrl, trustedHops, keepMessagesDays, origins, isIndexed, logFormat, metrics: access, mail, securityContact }: Settings,
  {
    root = 'dist/client',
    slowestRequest = 30_000,
    slowestReader = 60_000,
    maxConnections = 2_000,
    forgetInterval = 10 * 60_000,
    closingTime = 10_000,
    socket,
    log = createLog(logFormat),
  }: ServerOptions = {},
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
  const status = createStatus({ database, databaseUrl, root, mail: () => mailer?.history(), mailTrouble: () => mailCheck?.trouble() })
  const metrics = access === undefined ? undefined : createMetrics(status, access)
  const calls = new Hono()
    .route('/backend', contact)
    .route('/', createHealth({ status, isClosing: () => isClosing, keepMessagesDays }))
    .route('/', metrics?.app ?? new Hono())
    .route('/', createSecurityText({ root, email: securityContact, site: origins.site }))
  // Who reads what is nobody's business: reading is counted, and not told.
  const onCall = (call: AnsweredCall) => {
    metrics?.count(call)
    if (logFormat === 'json' && call.method === 'POST') log(`${call.call} was answered with ${call.status}.`, { ...call })
  }
  const site = createSite(root, { calls, allowedOrigins: origins.allowed, isSecure: origins.site?.startsWith('https:') ?? false, isIndexed, log, onCall })
  const server = createAdaptorServer({
    fetch: site.fetch,
    createServer,
    serverOptions: {
      requestTimeout: slowestRequest,
      headersTimeout: slowestRequest,
      connectionsCheckingInterval: slowestRequest / 6,
      // Longer than proxies keep theirs (60 s): a connection that is closed here while a message sets out on it loses the message.
      keepAliveTimeout: 75_000,
      maxHeaderSize: 16_384,
    },
  }) as Server
  server.timeout = slowestReader
  server.maxConnections = maxConnections
  limitPipelining(server)
  const closeServer = gracefulClose(server, closingTime, socket === undefined ? 0 : handoverTime)
  await listen(server, socket === undefined ? { host, port } : { fd: socket }).catch((error) => {
    database.close()
    throw error
  })
  if (mail) {
    mailer = startMailer({ queue, settings: mail, log })
    mailCheck = startMailCheck({ settings: mail, log })
  } else log(`SMTP_URL is not set, so enquiries are kept and not mailed; ${(await queue.waiting()).count} waiting. Read them with \`npm run messages\`.`)
  const address = `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`
  if (logFormat === 'json') log(`Listening on ${address}.`)
  const endWatch = watchBlog({ log })
  // Where the database fails, the next look does it; `/healthz` tells.
  const deleteOld = keepMessagesDays === undefined ? async () => {} : createRetention({ database, days: keepMessagesDays, log })
  const forget = () => void Promise.allSettled([forgetSalts(database), deleteOld()])
  forget()
  const forgetting = setInterval(forget, forgetInterval)

  return {
    address,
    async close() {
      isClosing = true
      endWatch()
      mailCheck?.close()
      clearInterval(forgetting)
      await closeServer()
      // A mail server that hangs is not waited for: what it was given is taken up again when the lease has run out.
      await Promise.race([mailer?.close(), sleep(closingTime, undefined, { ref: false })])
      database.close()
    },
  }
}

/** As a browser on this machine may call it. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Milliseconds in which a client may still send a request on a connection that it has kept open. */
const handoverTime = 1_000
/** Connections that wait to be taken, as many as Linux lets: while another process starts, all who come. */
const backlog = 4_096

function listen(server: Server, where: { host: string; port: number } | { fd: number }): Promise<void> {
  const { host = '', port = 0 } = 'fd' in where ? {} : where
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new Error(`Port ${port} is taken. Choose another one: PORT=3001 npm start`))
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(new Error(`HOST=${host} is no address of this machine. HOST=0.0.0.0 is all of them.`))
      else reject(error)
    })
    server.listen({ ...where, backlog }, resolve)
  })
}
