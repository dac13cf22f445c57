import type { Plugin } from 'vite'
import { addMiddleware } from './addMiddleware.ts'

/** Serves the icon of a tab in the preview, which would render a whole page to say that there is none. */
export function faviconInPreview(): Plugin {
  return {
    name: 'favicon-in-preview',
    apply: 'serve',
    configureServer(server) {
      addMiddleware(server, async (request, response, next) => {
        // In place of the other format, which the build makes, as well.
        if (!/^\/favicon\.(svg|ico)$/.test(request.url ?? '')) return next()
        const { faviconSvg } = (await server.ssrLoadModule('/renderer/favicon.ts')) as typeof import('../favicon')
        response.setHeader('Content-Type', 'image/svg+xml').end(faviconSvg())
      })
    },
  }
}
