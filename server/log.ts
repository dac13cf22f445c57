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

/**
 * @param format `text`: lines for people; `json`: one JSON document per line with all facts, for log collectors.
 * @param write receives whole lines; standard error by default.
 */
export function createLog(format: 'text' | 'json', write?: (text: string) => void): Log {
  if (format === 'text') {
    const print = write ?? ((text: string) => process.stderr.write(text))
    return (line, { request } = {}) => print(`${line}${request ? ` (request ${request})` : ''}\n`)
  }
  // Synchronous, so that no line is lost when the process ends.
  const logger = pino({ base: { pid: process.pid } }, write ? { write } : pino.destination({ dest: 2, sync: true }))
  return (line, { level = 'info', ...facts } = {}) => logger[level](facts, line)
}
