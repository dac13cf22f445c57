import type { Plugin, ViteDevServer } from 'vite'
import { showDrafts } from '../../collections/drafts.ts'

const edited = /^(content\/.*\.(json|md)|locales\/.*\.json)$/
/** In ms. A file is empty before it is written, and the watcher says nothing of what follows within 50 ms. */
const whole = { stabilityThreshold: 60, pollInterval: 20 }
const photograph = /^content\/(images\/[^/]+|blog\/.+\.(?!md$)\w+)$/

/**
 * In the preview, makes an edit of content or words show at once, and says what is wrong with it. They are read from disk
 * and not imported, so no module has to be run again: what was read is read anew, and pages that are open fetch
 * themselves (`showEdits.ts`). Then they ask what the check has to say. Drafts are shown.
 */
export function livePreview(): Plugin {
  return {
    name: 'live-preview',
    apply: 'serve',
    config() {
      showDrafts()
      return { optimizeDeps: { include: ['idiomorph'] }, server: { watch: { awaitWriteFinish: whole } } }
    },
    configureServer(server) {
      const { hot } = server.environments.client
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        let isReadable = true
        await attempt((reader) => {
          isReadable = reader.isReadable()
        })
        if (isReadable) next()
        else response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(explanation)
      })
      server.watcher.on('all', (_event, path) => {
        const file = path.slice(server.config.root.length + 1).replaceAll('\\', '/')
        if (photograph.test(file)) reload(server)
        if (edited.test(file)) attempt(({ reloadContent }) => reloadContent(file)).then(() => hot.send('preview:edited'))
      })
      hot.on('preview:check', (_, asking) => {
        attempt(({ listProblems }) => asking.send('preview:problems', { text: listProblems() }))
      })

      /** The reader has to be the one that pages are rendered with, so it is not imported here. */
      async function attempt(work: (reader: typeof import('./reloadContent')) => void): Promise<void> {
        try {
          work((await server.ssrLoadModule('/renderer/preview/reloadContent.ts')) as typeof import('./reloadContent'))
        } catch (error) {
          server.config.logger.error(`The preview cannot read content and words: ${error instanceof Error ? error.stack : String(error)}`)
        }
      }
    },
  }
}

/** Before anything could be read there is no page to lay the mistakes over. */
const explanation =
  '<!doctype html><html lang="en" data-unreadable><meta charset="utf-8"><title>Mistakes in the content</title><script type="module" src="/renderer/preview/showEdits.ts"></script></html>'

/** Size and address of photographs are in modules. */
function reload({ environments }: ViteDevServer) {
  for (const environment of Object.values(environments)) environment.moduleGraph.invalidateAll()
  environments.client.hot.send({ type: 'full-reload' })
}
