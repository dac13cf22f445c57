import pino from 'pino'

/** Structured data of a line; no personal data. */
interface LogFacts {
  /** `info` by default; `warn` needs attention, `error` is a failure. */
  level?: 'info' | 'warn' | 'error'
  /** `X-Request-Id` of the request. */
  request?: string | undefined
  [name: string]: string | number | undefined
}

/** Writes one line for the operator. */
export type Log = (line: string, facts?: LogFacts) => void

/** In characters: lines that cannot be written are kept up to this length, the newest are lost. */
const maxUnwritten = 1_000_000

/**
 * @param format `text`: lines for people; `json`: one JSON document per line with all facts, for log collectors.
 * @param write receives whole lines; standard error by default.
 */
export function createLog(format: 'text' | 'json', write: (text: string) => void = writeTo(2)): Log {
  if (format === 'text') return (line, { request } = {}) => write(`${line}${request ? ` (request ${request})` : ''}\n`)
  const logger = pino({ base: { pid: process.pid } }, { write })
  return (line, { level = 'info', ...facts } = {}) => logger[level](facts, line)
}

/**
 * Writes to a file descriptor, synchronously, so that no line is lost when the process ends. Errors are ignored: the server must not end because
 * the disk of its log is full or its log collector has ended. Lines are kept for the next attempt.
 */
export function writeTo(descriptor: number): (text: string) => void {
  const destination = pino.destination({ dest: descriptor, sync: true, maxLength: maxUnwritten })
  // Without pino’s own listener, which ends all writing after a broken pipe.
  destination.removeAllListeners('error').on('error', () => {})
  return (text) => void destination.write(text)
}
