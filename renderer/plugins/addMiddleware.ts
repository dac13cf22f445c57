import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, ViteDevServer } from 'vite'

/**
 * Adds an asynchronous middleware to the preview. The server does not wait for promises: after an error of one, the browser would
 * wait for an answer for ever.
 */
export function addMiddleware(
  server: ViteDevServer,
  middleware: (request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => Promise<unknown>,
) {
  server.middlewares.use((request, response, next) => void middleware(request, response, next).catch(next))
}
