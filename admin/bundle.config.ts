import { defineConfig, type Plugin } from 'vite'

/**
 * The script of the editor in the browser, with everything that it would else fetch from other hosts. It stands apart from
 * the site’s scripts: none of them shares a line with it.
 */
export default defineConfig({
  logLevel: 'warn',
  plugins: [fewGrammars(), ownFonts()],
  publicDir: false,
  build: {
    outDir: '.cache/editor',
    emptyOutDir: false,
    manifest: 'manifest.json',
    reportCompressedSize: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: 'admin/browser/start.ts',
      output: {
        entryFileNames: 'assets/admin/[name].[hash].js',
        chunkFileNames: 'assets/admin/[name].[hash].js',
        assetFileNames: 'assets/admin/[name].[hash][extname]',
      },
    },
  },
})

/** The editor colours code of 300 languages, a file each. Posts are written in Markdown, and show these. */
const grammars = /^@shikijs\/langs\/(bash|css|html|javascript|json|markdown|python|sql|tsx|typescript|yaml)$/

function fewGrammars(): Plugin {
  const none = '\0no-grammar'
  return {
    name: 'few-grammars',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('@shikijs/langs/') && !grammars.test(id) ? none : undefined),
    load: (id) => (id === none ? 'export default []' : undefined),
  }
}

/** Its style names each font on a host of fonts as well, for who has none of his own. */
function ownFonts(): Plugin {
  const foreign = /@font-face ?\{[^{}]*https:\/\/cdn\.jsdelivr\.net[^{}]*\}/g
  return {
    name: 'own-fonts',
    enforce: 'pre',
    transform: (code, id) => (id.includes('/@sveltia/cms/npm/index.js') && foreign.test(code) ? { code: code.replace(foreign, ''), map: null } : undefined),
  }
}
