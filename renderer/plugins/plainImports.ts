import type { Plugin } from 'vite'

/**
 * Makes `import()` in the browser just that. Vite wraps it in a helper that preloads styles and further chunks; we have
 * neither, and the helper would be a third of the script that every page loads.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
