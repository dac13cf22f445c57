import type { Plugin } from 'vite'

const edited = /^((content|locales)\/.*\.(json|md)|content\/images\/[^/]+)$/

/**
 * In the preview, makes an edit of content or words, or another photograph, show at once: they are read from disk and not imported, so Vite
 * has to be told that the modules which keep them are out of date.
 */
export function reloadOnEdit(): Plugin {
  return {
    name: 'reload-on-edit',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_event, path) => {
        if (!edited.test(path.slice(server.config.root.length + 1))) return
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
        server.environments.client?.hot.send({ type: 'full-reload' })
      })
    },
  }
}
