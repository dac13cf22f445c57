import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const suffix = '?inline-script'

/**
 * `import code from './x.ts?inline-script'` returns the file’s default export, a function, as one minified
 * expression, for scripts that run before the first paint and are therefore inlined in the document.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return
      const file = id.slice(0, -suffix.length)
      this.addWatchFile(file)
      const bundle = await rolldown({ input: file })
      const { output } = await bundle.generate({ format: 'iife', name: 'inline', exports: 'default', minify: true })
      await bundle.close()
      const [, expression] = /^var inline=(.*?);?\s*$/s.exec(output[0].code) ?? []
      if (!expression) throw new Error(`${file}: an inline script must export one function by default and nothing else.`)
      return `export default ${JSON.stringify(expression)}`
    },
  }
}
