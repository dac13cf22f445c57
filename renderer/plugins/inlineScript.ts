import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const suffix = '?inline-script'

/**
 * `import call from './x.ts?inline-script'` returns a function that writes a call of the file’s default export as one minified
 * expression, for scripts that run before the first paint and are therefore inlined in the document. A module, not an `iife`: its wrapper
 * takes 10 bytes more of each page.
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
      const { output } = await bundle.generate({ format: 'es', minify: true })
      await bundle.close()
      const [, code, name] = /^(.*)export\{(\w+) as default\};?\s*$/s.exec(output[0].code) ?? []
      if (!code) throw new Error(`${file}: an inline script must export one function by default and nothing else.`)
      return `export default (setup) => ${JSON.stringify(`(()=>{${code}${name}(`)} + (setup ? JSON.stringify(setup) : '') + ')})()'`
    },
  }
}
