import type { MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { callPaths } from '../blog/contract'

/** An answered call, without personal data. */
export interface AnsweredCall {
  /** `X-Request-Id`, from the proxy if given. */
  request: string
  method: string
  /** Path without query: the query may reveal what a visitor reads. */
  call: string
  status: number
  milliseconds: number
}

const knownCalls = ['/contact.php', ...Object.values(callPaths)].map((path) => `/backend${path}`)

/**
 * Gives every backend call an id, which links log lines to responses.
 *
 * @param onAnswer called after each call.
 */
export function requestLog(onAnswer: (call: AnsweredCall) => void): MiddlewareHandler[] {
  return [
    requestId({ limitLength: 64 }),
    async (context, next) => {
      const start = performance.now()
      await next()
      const { path, method } = context.req
      onAnswer({
        request: context.get('requestId'),
        method: ['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method) ? method : 'other',
        call: knownCalls.includes(path) ? path : 'other',
        status: context.res.status,
        milliseconds: Math.round(performance.now() - start),
      })
    },
  ]
}
