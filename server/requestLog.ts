import type { MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'

/** A call that was answered, without anything of who has made it. */
export interface AnsweredCall {
  /** What the answer names in `X-Request-Id`; what a proxy has given it, if it has. */
  request: string
  method: string
  /** Without its query, which may say what somebody reads. */
  call: string
  status: number
  milliseconds: number
}

const known = ['/backend/contact.php', '/backend/blogs-category.php', '/backend/blog-category-items.php', '/backend/blog.php']

/**
 * Gives every call of the backend an id, by which a line of the log and what somebody saw are found to be one.
 *
 * @param onAnswer is told of each when it has its answer.
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
        call: known.includes(path) ? path : 'other',
        status: context.res.status,
        milliseconds: Math.round(performance.now() - start),
      })
    },
  ]
}
