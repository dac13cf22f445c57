import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { codePlugins, oxc } from '../plugins/codePlugins.ts'
import { plainImports } from '../plugins/plainImports.ts'
import { findVariables } from './findVariables.ts'
import { folders } from './folders.ts'
import { supportedBrowsers } from './supportedBrowsers.ts'

/**
 * What wakes an island, in one file: one request, and 1.5 kB less than in three. With what several islands share, so that
 * no island has to arrive before its parts are asked for.
 */
const react = /node_modules\/(react|react-dom|scheduler)\/|renderer\/client\/(hydrateIsland|IslandBoundary)|islands\/(blog\/(Back|Cards|Day|Image)|picture\/)/

const client: EnvironmentOptions = {
  build: {
    outDir: `${folders.bundle}/client`,
    manifest: true,
    rolldownOptions: {
      input: { client: 'renderer/+client.ts' },
      output: {
        // Every page’s script names them all: 36 bits are enough to tell two builds of one file apart.
        entryFileNames: 'assets/entries/[name].[hash:6].js',
        chunkFileNames: 'assets/chunks/[name].[hash:6].js',
        codeSplitting: { groups: [{ name: 'react', test: react }] },
      },
    },
  },
}

const program: EnvironmentOptions = {
  // Without what React says to developers, which is most of it, and which every worker would have to read.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Hundreds of files take longer to find than to run.
  resolve: { noExternal: true },
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

/** What builds (`start.js`), without what draws link previews: that is code of the machine, or finds files beside itself. */
const builder: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: true, external: ['sharp', 'satori'] },
  build: {
    outDir: `${folders.bundle}/builder`,
    manifest: true,
    rolldownOptions: {
      input: 'renderer/prerender/buildIfCurrent.ts',
      // By their hashes, so that a process that has loaded the last ones can load these as well.
      output: { entryFileNames: '[name].[hash].mjs', chunkFileNames: 'chunks/[name].[hash].mjs' },
    },
  },
}

/** What runs the site (`server/run.js`): no source and no loader of sources, only the packages that serving needs, as npm installs them. */
const running: EnvironmentOptions = {
  consumer: 'server',
  // An optional peer of i18next is TypeScript, which npm would install with it.
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
 * (https://vite.dev/guide/backend-integration), the program that renders pages, `prerender.mjs`, with all packages that
 * it needs, and the server. The preview has `vite.config.ts`.
 */
export default defineConfig({
  logLevel: 'warn',
  plugins: [...codePlugins(), plainImports(), variablesOfProgram()],
  oxc,
  // `public/` changes without the code, so it is published without the bundle (`renderer/prerender/build.ts`).
  publicDir: false,
  build: {
    reportCompressedSize: false,
    modulePreload: false,
    target: supportedBrowsers(),
    assetsInlineLimit: 0,
    // That drawing takes long is known.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: { client, ssr: program, builder, running },
  builder: {
    // Otherwise this file is loaded for each, and all pictures drawn.
    sharedConfigBuild: true,
    sharedPlugins: true,
    // Neither waits for the other.
    async buildApp(builder) {
      await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)))
    },
  },
})

/** Writes beside the program which environment variables it reads. */
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
