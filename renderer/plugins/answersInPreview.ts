import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { addMiddleware } from './addMiddleware.ts'

/**
 * Answers requests of the preview that are not for its pages, from the current files: the blog’s calls, so that pages refresh as on the
 * published site (the contact form needs the database and works only with `npm start`); the icon of a tab, for which a whole page would be
 * rendered to say that there is none; and the browser editor at `/admin`, which writes into a local folder.
 */
export function answersInPreview(): Plugin {
  return {
    name: 'answers-in-preview',
    apply: 'serve',
    configureServer(server) {
      const load = <Module>(file: string) => server.ssrLoadModule(file) as Promise<Module>
      addMiddleware(server, async (request, response, next) => {
        // Not by `URL`, which throws on `//`.
        const [pathname = '/'] = request.url?.split('?') ?? []
        if (pathname.startsWith('/backend/')) {
          const { blogCalls } = await load<typeof import('../../blog/calls')>('/blog/calls.ts')
          return getRequestListener(blogCalls.fetch)(request, response)
        }
        // In place of the other format, which the build makes, as well.
        if (/^\/favicon\.(svg|ico)$/.test(pathname)) {
          const { faviconSvg } = await load<typeof import('../favicon')>('/renderer/favicon.ts')
          return response.setHeader('Content-Type', 'image/svg+xml').end(faviconSvg())
        }
        if (!/^\/admin(\.json)?$|^\/assets\/admin\//.test(pathname)) return next()
        const { serveEditor } = await load<typeof import('../preview/editor')>('/renderer/preview/editor.ts')
        const file = await serveEditor(pathname)
        if (file) response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' }).end(file.body)
        else response.writeHead(404).end()
      })
    },
  }
}
