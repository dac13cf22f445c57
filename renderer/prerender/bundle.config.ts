import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { codePlugins, oxc } from '../plugins/codePlugins.ts'
import { plainImports } from '../plugins/plainImports.ts'
import { findVariables } from './findVariables.ts'
import { fingerprintCode } from './fingerprintCode.ts'
import { folders } from './folders.ts'
import { rebuildIfChanged } from './rebuildIfChanged.ts'
import { supportedBrowsers } from './supportedBrowsers.ts'

/**
 * The hydration code in one chunk: one request, and 1.5 kB less than in three. Includes what several islands share, so
 * that no island waits for a second request.
 */
const react =
  /node_modules\/(react|react-dom|scheduler)\/|renderer\/client\/(hydrateIsland|IslandBoundary)|islands\/(blog\/(Back|Cards|Day|EntryLinks|Image)|picture\/)/

const client: EnvironmentOptions = {
  build: {
    outDir: `${folders.bundle}/client`,
    manifest: true,
    rolldownOptions: {
      input: { client: 'renderer/+client.ts' },
      output: {
        // The entry script contains all names. 36 bits are enough to distinguish builds of a file.
        entryFileNames: 'assets/entries/[name].[hash:6].js',
        chunkFileNames: 'assets/chunks/[name].[hash:6].js',
        codeSplitting: { groups: [{ name: 'react', test: react }] },
      },
    },
  },
}

const program: EnvironmentOptions = {
  // Drops React’s development code, which is most of it and would be parsed by every worker.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Resolving hundreds of files takes longer than running them. Only the preview calls Vike (`pages/notFound.ts`).
  resolve: { noExternal: true, external: ['vike/abort'] },
  build: {
    outDir: `${folders.bundle}/server`,
    rolldownOptions: {
      input: { prerender: 'renderer/prerender/prerender.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name].[hash].mjs' },
      // "use client" is for frameworks that send components to browsers.
      onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
    },
  },
}

/** The build program (`start.js`), without the packages that draw link previews: they are native or load files by relative paths. */
const builder: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: true, external: ['sharp', 'harfbuzzjs'] },
  build: {
    outDir: `${folders.bundle}/builder`,
    manifest: true,
    rolldownOptions: {
      input: 'renderer/prerender/buildIfCurrent.ts',
      // Hashed names, so that a process can load these after it has loaded the last ones.
      output: { entryFileNames: '[name].[hash].mjs', chunkFileNames: 'chunks/[name].[hash].mjs' },
    },
  },
}

/** The programs that run the site (`server/run.js`), without TypeScript sources and loader; runtime packages stay external. */
const runtime: EnvironmentOptions = {
  consumer: 'server',
  // Bundled, because TypeScript is an optional peer of i18next, so npm would install it as well.
  resolve: { external: true, noExternal: ['i18next'] },
  build: {
    outDir: `${folders.bundle}/running`,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { serve: 'server/serve.ts', messages: 'scripts/messages.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].[hash].mjs' },
    },
  },
}

/**
 * What `npm run build` bundles: scripts and pictures for browsers, with a manifest
 * (https://vite.dev/guide/backend-integration), the prerender program, `prerender.mjs`, with its packages, and the
 * server. The preview uses `vite.config.ts`.
 */
export default defineConfig({
  logLevel: 'warn',
  plugins: [...codePlugins(), plainImports(), compiledAsAWhole(), variablesOfProgram()],
  oxc,
  // `public/` changes independently of the code, so it is published separately (`renderer/prerender/build.ts`).
  publicDir: false,
  build: {
    reportCompressedSize: false,
    modulePreload: false,
    target: supportedBrowsers(),
    assetsInlineLimit: 0,
    // Drawing takes long, which is expected.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: { client, ssr: program, builder, running: runtime },
  builder: {
    // Otherwise each environment would load this file and draw all pictures.
    sharedConfigBuild: true,
    sharedPlugins: true,
    /** In parallel; the default is one after the other. Not at all if no code has changed; `start.js` reads the fingerprint. */
    async buildApp(builder) {
      const build = () => Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)))
      await rebuildIfChanged(folders.bundle, fingerprintCode(), build)
    },
  },
})

/** Writes a file beside the program with the names of the environment variables that it reads. */
function variablesOfProgram(): Plugin {
  return {
    name: 'variables-of-program',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules).map(([id, { code }]) => ({ id, code: code ?? '' })))
      this.emitFile({ type: 'asset', fileName: 'variables.json', source: JSON.stringify(findVariables(modules)) })
    },
  }
}

/**
 * Marks the files that the hero hydrates with: V8 compiles them as a whole, in another thread and while they arrive, instead of each function
 * on the main thread when that is first called (https://v8.dev/blog/explicit-compile-hints). For other browsers it is a comment.
 */
function compiledAsAWhole(): Plugin {
  return {
    name: 'compiled-as-a-whole',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && ['react', 'Carousel'].includes(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  }
}
