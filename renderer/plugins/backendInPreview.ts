import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { addMiddleware } from './addMiddleware.ts'

/**
 * Serves the blog’s backend in the preview from the current files, so that pages refresh there as on the published site.
 * The contact form needs the database and works only with `npm start`.
 */
export function backendInPreview(): Plugin {
  return {
    name: 'backend-in-preview',
    apply: 'serve',
    configureServer(server) {
      addMiddleware(server, async (request, response, next) => {
        if (!request.url?.startsWith('/backend/')) return next()
        const { blogCalls } = (await server.ssrLoadModule('/blog/calls.ts')) as typeof import('../../blog/calls')
        await getRequestListener(blogCalls.fetch)(request, response)
      })
    },
  }
}
