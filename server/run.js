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
  if (existsSync(program)) return import(program.href)
  const source = new URL(name === 'serve' ? 'serve.ts' : `../scripts/${name}.ts`, import.meta.url)
  if ((command === 'start' || options.includes('--help') || options.includes('-h')) && existsSync('node_modules/tsx')) {
    await import('tsx')
    return import(source.href)
  }
  console.error('There is no build in dist/server. Run `npm run build` first.')
  process.exitCode = 1
}
