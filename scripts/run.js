import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { diskProblem } from '../collections/diskProblem.js'

/**
 * Starts the commands written in TypeScript, `node scripts/run.js check` for `npm run check`, and the preview, or says that their packages are
 * missing. JavaScript, because it must work without any.
 */
const [command] = process.argv.slice(2, 3)
const packages = new URL('../node_modules/', import.meta.url)
try {
  // The preview is Vike's own command, which reads its name, and would show its own help.
  const isHelp = ['--help', '-h'].some((option) => process.argv.includes(option))
  if (command === 'dev' && !isHelp) {
    const problem = existsSync(packages) && diskProblem(fileURLToPath(new URL('.vite-temp', packages)))
    if (problem) stop(problem)
    // Before Vite hears of it, which would close its server first, and print whatever is being loaded as errors.
    process.once('SIGTERM', () => process.exit(143))
    await importFirst('vike', new URL('vike/bin.js', packages))
  } else {
    process.argv.splice(2, 1)
    await importFirst('tsx', 'tsx')
    await import(`./${command}.ts`)
  }
} catch (error) {
  const [, name] = (error?.code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find package '(.+?)'/.exec(error.message)) || []
  if (name === undefined) throw error
  missing(`The package ${name} is not installed.`)
}

/** Of the packages that each command begins with. */
async function importFirst(name, module) {
  if (existsSync(new URL(name, packages))) await import(module)
  else missing('The packages are not installed.')
}

function missing(reason) {
  stop(`${reason} Run: npm ci --include=dev`)
}

function stop(reason) {
  console.error(reason)
  process.exit(1)
}
