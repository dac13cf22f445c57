import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * `npm start`, `npm run serve` and `npm run messages`: runs the built programs. JavaScript, because it must work without the packages
 * for building.
 */
// Paths are relative to the project, whatever folder this is started from, as with npm.
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [command] = process.argv.splice(2, 1)
const options = process.argv.slice(2)
// With an option it asks for help, or is refused: for neither anybody waits for a build.
if (command !== 'start' || options.length > 0 || build()) await run(command === 'start' ? 'serve' : command)
else process.exitCode = 1

function build() {
  return spawnSync(process.execPath, ['renderer/prerender/start.js'], { stdio: 'inherit' }).status === 0
}

async function run(name) {
  const program = new URL(`../dist/server/${name}.mjs`, import.meta.url)
  if (existsSync(program)) return load(program)
  const source = new URL(name === 'serve' ? 'serve.ts' : `../scripts/${name}.ts`, import.meta.url)
  if ((command === 'start' || options.includes('--help') || options.includes('-h')) && existsSync('node_modules/tsx')) {
    await import('tsx')
    return import(source.href)
  }
  console.error('There is no build in dist/server. Run `npm run build` first.')
  process.exitCode = 1
}

/** Says in a line what to do if a package is missing. */
async function load(program) {
  try {
    await import(program.href)
  } catch (error) {
    const [, name] = (error?.code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find package '(.+?)'/.exec(error.message)) || []
    if (name === undefined) throw error
    console.error(`The package ${name} is not installed. Run: npm ci, or npm ci --omit=dev on a machine that only serves.`)
    process.exitCode = 1
  }
}
