import pino from 'pino'

/** What goes with a line; nothing of a visitor. */
interface LogFacts {
  /** `info` unless said otherwise: `warn` is for what somebody should look at, `error` for what is broken. */
  level?: 'info' | 'warn' | 'error'
  /** The request that it is about, by `X-Request-Id`. */
  request?: string | undefined
  [name: string]: string | number | undefined
}

/** One line for the operator. */
export type Log = (line: string, facts?: LogFacts) => void

/**
 * @param format `text`: lines for people; `json`: one JSON document a line, for whatever collects logs, with all facts.
 * @param write takes whole lines; left out, they go to standard error.
 */
export function createLog(format: 'text' | 'json', write?: (text: string) => void): Log {
  if (format === 'text') {
    const print = write ?? ((text: string) => process.stderr.write(text))
    return (line, { request } = {}) => print(`${line}${request ? ` (request ${request})` : ''}\n`)
  }
  // Synchronous: what was said before the process ended is there.
  const logger = pino({ base: { pid: process.pid } }, write ? { write } : pino.destination({ dest: 2, sync: true }))
  return (line, { level = 'info', ...facts } = {}) => logger[level](facts, line)
}
