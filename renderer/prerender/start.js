import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { diskProblem } from '../../collections/diskProblem.js'
import './compilerFlags.cjs'
import { runVite } from './runVite.js'

/**
 * `npm run build`: bundles the code if it has changed, and runs the bundle (`buildIfCurrent.ts`), which starts four times as fast as
 * the sources. JavaScript, because Node 20 cannot run TypeScript, and loading it by tsx would take longer than all that is done here.
 */
// Paths are relative to the project, whatever folder this is started from, as with npm.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const bundle = new URL('../../.cache/bundle/', import.meta.url)
const fingerprint = new URL('../bundle.fingerprint', bundle)
const isDone = await (await importProgram())?.buildIfCurrent?.()
if (!isDone) await bundleAndBuild()

/** Whether Vite can write: its configuration, and the bundle. */
function findDiskProblem() {
  const written = existsSync('node_modules') ? ['node_modules/.vite-temp', '.cache'] : []
  return written.map(diskProblem).find((problem) => problem !== undefined)
}

/** The program bundled by the last build; undefined if that build did not finish (`rebuildIfChanged.ts`) or used another layout. */
async function importProgram() {
  const manifest = new URL('builder/.vite/manifest.json', bundle)
  if (!existsSync(fingerprint) || !existsSync(manifest)) return undefined
  const entry = JSON.parse(readFileSync(manifest, 'utf8'))['renderer/prerender/buildIfCurrent.ts']
  return entry && import(new URL(`builder/${entry.file}`, bundle).href)
}

async function bundleAndBuild() {
  try {
    // Vite takes what follows for a query, and finds no file.
    if (/[#?]/.test(process.cwd())) throw new Error(`The project cannot be built in ${process.cwd()}. Move it to a path without # and ?.`)
    const problem = findDiskProblem()
    if (problem) throw new Error(problem)
    await runVite(['--app', '--config', 'renderer/prerender/bundle.config.ts'], fileURLToPath(new URL('viteThread.js', import.meta.url)))
    const program = await importProgram()
    await program.build(readFileSync(fingerprint, 'utf8'))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.startsWith('Cannot find package')
    const packages = 'The packages for building are not installed. Run: npm ci --include=dev'
    // Vite has filled the disk, and says so somewhere in a stack.
    const reason = isMissing ? packages : (findDiskProblem() ?? (error instanceof Error ? error.message : error))
    console.error(`${reason}\nNothing was published.`)
    process.exitCode = 1
  }
}
