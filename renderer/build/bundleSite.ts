import { createBuilder, type Plugin, type UserConfig } from 'vite'
import { codePlugins, oxc } from './codePlugins'
import { plainImports } from './plainImports'

/**
 * What wakes an island, in one file: one request, and 1.5 kB less than in three. With what several islands share, so that
 * no island has to arrive before its parts are asked for.
 */
const react = /node_modules\/(react|react-dom|scheduler)\/|renderer\/client\/(hydrateIsland|IslandBoundary)|islands\/(blog\/(Back|Cards|Image)|picture\/)/

/** Both sides name files, as pages name what browsers load. */
const names = {
  entryFileNames: 'assets/entries/[name].[hash].js',
  chunkFileNames: 'assets/chunks/[name].[hash].js',
  assetFileNames: 'assets/static/[name].[hash][extname]',
}

/**
 * Bundles the site’s code with Vite: scripts and pictures for browsers into `client/`, with a manifest
 * (https://vite.dev/guide/backend-integration), and the program that renders pages, with all packages that it needs, into
 * `server/prerender.mjs`. Both at the same time, as neither waits for the other.
 *
 * @param outDir folder for them.
 * @returns the modules of the program.
 * @throws where the code does not build.
 */
export async function bundleSite(outDir: string): Promise<{ id: string; code: string }[]> {
  const modules: { id: string; code: string }[] = []
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'warn',
    plugins: [...codePlugins(), plainImports(), noteModules(modules)],
    oxc,
    // `public/` changes without the code, so it is published without the bundle (`scripts/build.ts`).
    publicDir: false,
    build: { reportCompressedSize: false, modulePreload: false, target: 'baseline-widely-available', assetsInlineLimit: 0 },
    environments: { client: client(outDir), ssr: program(outDir) },
    builder: {},
  })
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)))
  return modules
}

function noteModules(modules: { id: string; code: string }[]): Plugin {
  return {
    name: 'note-modules',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle).filter((each) => each.type === 'chunk')) {
        modules.push(...Object.entries(chunk.modules).map(([id, { code }]) => ({ id, code: code ?? '' })))
      }
    },
  }
}

type EnvironmentOptions = NonNullable<UserConfig['environments']>[string]

function client(outDir: string): EnvironmentOptions {
  return {
    build: {
      outDir: `${outDir}/client`,
      manifest: true,
      rolldownOptions: { input: { client: 'renderer/+client.ts' }, output: { ...names, codeSplitting: { groups: [{ name: 'react', test: react }] } } },
    },
  }
}

function program(outDir: string): EnvironmentOptions {
  return {
    // Hundreds of files take longer to find than to run.
    resolve: { noExternal: true },
    build: {
      outDir: `${outDir}/server`,
      rolldownOptions: {
        input: { prerender: 'scripts/build/prerender.ts' },
        output: { ...names, entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name].[hash].mjs' },
        // "use client" is for frameworks that send components to browsers.
        onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
      },
    },
  }
}
