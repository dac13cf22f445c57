import { existsSync, readFileSync } from 'node:fs'

/**
 * `npm run build`: bundles the code if it has changed, and runs the bundle (`buildIfCurrent.ts`), which starts four times as fast as
 * the sources. JavaScript, because Node 20 cannot run TypeScript.
 */
const bundle = new URL('../../.cache/bundle/', import.meta.url)
const isDone = await (await importProgram())?.buildIfCurrent?.()
if (!isDone) await bundleAndBuild()

/** The program bundled by the last build; undefined if that build did not finish (`rebuildIfChanged.ts`) or used another layout. */
async function importProgram() {
  const manifest = new URL('builder/.vite/manifest.json', bundle)
  if (!existsSync(new URL('../bundle.fingerprint', bundle)) || !existsSync(manifest)) return undefined
  const entry = JSON.parse(readFileSync(manifest, 'utf8'))['renderer/prerender/buildIfCurrent.ts']
  return entry && import(new URL(`builder/${entry.file}`, bundle).href)
}

async function bundleAndBuild() {
  const { register } = await import('tsx/esm/api').catch(() => {
    console.error('The packages for building are not installed, because of --omit=dev or NODE_ENV=production. Run: npm ci --include=dev')
    process.exit(1)
  })
  const unregister = register()
  try {
    const { bundleCode } = await import('./bundle.ts')
    const code = await bundleCode()
    await unregister()
    const program = await importProgram()
    await program.build(code)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nNothing was published.`)
    process.exitCode = 1
  }
}
