import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { peerAddress } from '../peerAddress'
import type { AnsweredCall } from '../requestLog'
import type { Status } from './status'

export interface Metrics {
  app: Hono
  /** Counts a call of the backend. */
  count(call: AnsweredCall): void
}

/**
 * `GET /metrics`, for Prometheus.
 *
 * @param access `loopback`: direct requests of this machine to it only; anything else is the token of `Authorization: Bearer`. Other
 * requests get 404.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function createMetrics(status: () => Promise<Status>, access: string): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({ name: 'site_calls_total', help: 'Backend calls by status', labelNames: ['method', 'call', 'status'], registers })
  const times = new Histogram({
    name: 'site_call_seconds',
    help: 'Response time of backend calls',
    labelNames: ['call'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const gauges = Object.entries(meanings).map(([name, { help, read }]) => ({ gauge: new Gauge({ name, help, registers }), read }))

  const app = new Hono().get('/metrics', async (context, next) => {
    if (!isAllowed(context, access)) return next()
    const current = await status()
    for (const { gauge, read } of gauges) gauge.set(read(current) ?? Number.NaN)
    context.header('Cache-Control', 'no-store')
    return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  return {
    app,
    count({ method, call, status: code, milliseconds }) {
      calls.inc({ method, call, status: code })
      times.observe({ call }, milliseconds / 1000)
    },
  }
}

const seconds = (time: number | undefined) => (time === undefined ? undefined : time / 1000)

/** Help text and value, by name. */
const meanings: Record<string, { help: string; read: (status: Status) => number | undefined }> = {
  site_warnings: { help: 'Number of warnings; /healthz lists them', read: ({ warnings }) => warnings.length },
  site_database_ok: { help: 'Whether the database can store messages', read: ({ database }) => Number(database === 'ok') },
  site_mail_stalled: { help: 'Whether a mail has been waiting for more than an hour', read: ({ mail }) => Number(mail.status === 'stalled') },
  site_mail_failing: { help: 'Whether mail fails until an operator fixes the cause', read: ({ mail }) => Number(mail.isFailing) },
  site_mail_waiting: { help: 'Waiting mails', read: ({ mail }) => mail.waiting },
  site_mail_oldest_waiting_timestamp_seconds: { help: 'When the oldest waiting mail was received', read: ({ mail }) => seconds(mail.oldestWaiting) },
  site_mail_last_sent_timestamp_seconds: { help: 'Time of the last sent mail', read: ({ mail }) => seconds(mail.lastSent) },
  site_mail_last_failure_timestamp_seconds: { help: 'Time of the last failure since the start', read: ({ mail }) => seconds(mail.lastFailure?.at) },
  site_disk_free_bytes: { help: 'Free space on the disk of the database', read: ({ disk }) => disk?.free },
  site_disk_size_bytes: { help: 'Size of that disk', read: ({ disk }) => disk?.size },
  site_build_timestamp_seconds: { help: 'When the site was built', read: ({ built }) => seconds(built) },
}

function isAllowed(context: Context, access: string): boolean {
  if (access !== 'loopback') return isSame(context.req.header('Authorization') ?? '', `Bearer ${access}`)
  return !isProxied(context) && /^(::ffff:)?127\.|^::1$/.test(peerAddress(context))
}

/** What proxies add, each of its own; none comes from Prometheus. */
const headerOfProxy = /^(via|forwarded|x-forwarded-.+|x-real-ip|.*client-ip|x-request-id)$/

/** Behind a local proxy, all requests come from this machine. One that adds no header passes on the name asked for, or speaks HTTP/1.0, as nginx does by default. */
function isProxied(context: Context): boolean {
  const isForwarded = Object.keys(context.req.header()).some((name) => headerOfProxy.test(name))
  const isToThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(context.req.header('Host') ?? '')
  return isForwarded || !isToThisMachine || context.env.incoming.httpVersion === '1.0'
}

/** Constant-time comparison. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
