import type { Plugin } from 'vite'

/**
 * Removes Vite’s helper around `import()`, which preloads styles and further chunks. The site has neither, and the helper would be
 * a third of the entry script.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
    // Vite adds its calls after the last plugin has transformed a module.
    renderChunk: (code) => code.replaceAll(/__vitePreload\(\(\) => (.*?), __VITE_PRELOAD__\)/g, '$1'),
  }
}
