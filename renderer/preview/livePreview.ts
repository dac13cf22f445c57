import type { Plugin, ViteDevServer } from 'vite'
import { showDrafts } from '../../collections/drafts.ts'
import { photographsModule } from '../plugins/photographs.ts'
import { replaceFailedPage } from './failedPage.ts'

const edited = /^(content\/.*\.(json|md)|locales\/.*\.json)$/
/** In ms. An editor may empty a file before writing it, and the watcher drops events within 50 ms. */
const writeFinish = { stabilityThreshold: 60, pollInterval: 20 }
const photograph = /^content\/(images\/[^/]+|blog\/.+\.(?!md$)\w+)$/

/**
 * Shows edits of content and texts in the preview at once, and their problems. These files are read and not imported, so
 * no module is invalidated: the caches are refreshed, and open pages fetch themselves (`showEdits.ts`), then request the
 * check’s findings. Drafts are shown.
 */
export function livePreview(): Plugin {
  return {
    name: 'live-preview',
    apply: 'serve',
    config() {
      showDrafts()
      return { optimizeDeps: { include: ['idiomorph'] }, server: { watch: { awaitWriteFinish: writeFinish } } }
    },
    configureServer(server) {
      const { hot } = server.environments.client
      let hasFailed = false
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        if ((await withReader((reader) => reader.isReadable())) === false) {
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(explanation)
          return
        }
        replaceFailedPage(response, () => {
          hasFailed = true
        })
        next()
      })
      /** What the check finds, until a file changes: it takes longer than a page. */
      let problems: string | undefined
      server.watcher.on('all', (_event, path) => {
        problems = undefined
        const file = path.slice(server.config.root.length + 1).replaceAll('\\', '/')
        if (photograph.test(file) || hasFailed) reload(server, hasFailed)
        hasFailed = false
        if (edited.test(file)) withReader(({ reloadContent }) => reloadContent(file)).then(() => hot.send('preview:edited'))
      })
      hot.on('preview:check', (_, asking) => {
        withReader(async ({ listProblems }) => {
          problems ??= await listProblems()
          asking.send('preview:problems', { text: problems })
        })
      })

      // Loads the code of pages while the editor opens the address. Vite logs what is wrong with it, and a page tries again.
      server.httpServer?.once('listening', () => server.ssrLoadModule('/renderer/+onRenderHtml.tsx').catch(() => {}))

      /** Loaded by Vite, because it must share its modules with the rendering of pages. */
      async function withReader<T>(work: (reader: typeof import('./reloadContent')) => T): Promise<Awaited<T> | undefined> {
        try {
          return await work((await server.ssrLoadModule('/renderer/preview/reloadContent.ts')) as typeof import('./reloadContent'))
        } catch (error) {
          server.config.logger.error(`The preview cannot read content and words: ${error instanceof Error ? error.stack : String(error)}`)
          return undefined
        }
      }
    },
  }
}

/** Shown if content or texts cannot be read at all, so no page can be rendered below the problems. */
const explanation =
  '<!doctype html><html lang="en" data-unreadable><meta charset="utf-8"><title>Mistakes in the content</title><script type="module" src="/renderer/preview/showEdits.ts"></script></html>'

/**
 * Sizes and addresses of photographs are in modules: in one of their own, and in the HTML of posts. Those that import neither stay as they are.
 *
 * @param isAll all modules, as code that has failed may be in any.
 */
function reload({ environments, config }: ViteDevServer, isAll: boolean) {
  for (const { moduleGraph } of Object.values(environments)) {
    if (isAll) moduleGraph.invalidateAll()
    const own = [moduleGraph.getModuleById(photographsModule), ...(moduleGraph.getModulesByFile(`${config.root}/blog/renderFile.ts`) ?? [])]
    for (const module of own) if (module) moduleGraph.invalidateModule(module)
  }
  environments.client.hot.send({ type: 'full-reload' })
}
