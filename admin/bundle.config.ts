import { defineConfig, type Plugin } from 'vite'

/**
 * Bundles the script of the browser editor, including everything that it would otherwise fetch from other hosts. It is separate from
 * the site’s scripts and shares no code with them.
 */
export default defineConfig({
  logLevel: 'warn',
  plugins: [fewGrammars(), ownFonts(), toastPlace()],
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
      // Its advice is for whoever writes plugins, and would stand in the terminal of editors.
      checks: { pluginTimings: false },
      input: 'admin/browser/start.ts',
      output: {
        entryFileNames: 'assets/admin/[name].[hash].js',
        chunkFileNames: 'assets/admin/[name].[hash].js',
        assetFileNames: 'assets/admin/[name].[hash][extname]',
      },
    },
  },
})

/** The editor highlights 300 languages, one file each. Posts are in Markdown and use these. */
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

/** Its style sheet also refers to each font on a font host, as a fallback. */
function ownFonts(): Plugin {
  const foreign = /@font-face ?\{[^{}]*https:\/\/cdn\.jsdelivr\.net[^{}]*\}/g
  return {
    name: 'own-fonts',
    enforce: 'pre',
    transform: (code, id) => (id.includes('/@sveltia/cms/npm/index.js') && foreign.test(code) ? { code: code.replace(foreign, ''), map: null } : undefined),
  }
}

/**
 * The editor raises its messages above the navigation of a phone by `body:has(…) .toast-base`. As that `:has()` depends on every element,
 * Chromium styles all buttons of a form again whenever an element comes or goes. A property of the body itself costs nothing.
 */
function toastPlace(): Plugin {
  const rule = /(body:has\(\.sui\.bottom-navigation\S*\)) \.toast-base \{bottom:([^;]*);\}/
  return {
    name: 'toast-place',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/@sveltia/cms/npm/index.js') && rule.test(code)
        ? { code: code.replace(rule, '$1 {--toast-bottom:$2;}.sui.toast-base {bottom:var(--toast-bottom, 16px);}'), map: null }
        : undefined,
  }
}
