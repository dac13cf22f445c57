import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'

/**
 * Answers the blog’s calls in the preview, from the files as they are now, so that pages refresh there as they do on the
 * published site. The contact form’s call needs the database and belongs to `npm start`.
 */
export function backendInPreview(): Plugin {
  return {
    name: 'backend-in-preview',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/backend/')) return next()
        try {
          const { backend } = (await server.ssrLoadModule('/blog/backend.ts')) as typeof import('../../blog/backend')
          await getRequestListener(backend.fetch)(request, response)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
