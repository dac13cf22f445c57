import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { addMiddleware } from './addMiddleware.ts'

/** Serves the browser editor at `/admin` in the preview, where it writes into a local folder. */
export function editorInPreview(): Plugin {
  return {
    name: 'editor-in-preview',
    apply: 'serve',
    configureServer(server) {
      addMiddleware(server, async (request, response, next) => {
        // Not by `URL`, which throws on `//`.
        const [pathname = '/'] = request.url?.split('?') ?? []
        if (!/^\/admin(\.json)?$|^\/assets\/admin\//.test(pathname)) return next()
        const { serveEditor } = (await server.ssrLoadModule('/renderer/preview/editor.ts')) as typeof import('../preview/editor')
        send(response, await serveEditor(pathname))
      })
    },
  }
}

function send(response: ServerResponse, file: { type: string; body: string | Uint8Array } | undefined): void {
  if (file) response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' }).end(file.body)
  else response.writeHead(404).end()
}
