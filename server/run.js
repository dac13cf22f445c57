import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * `npm run serve` and `npm run messages`: runs the built programs. JavaScript, because it must work without the packages for
 * building.
 */
// Paths are relative to the project, whatever folder this is started from, as with npm.
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [name] = process.argv.splice(2, 1)
const program = new URL(`../dist/server/${name}.mjs`, import.meta.url)
if (existsSync(program)) await import(program.href)
else {
  console.error('There is no build in dist/server. Run `npm run build` first.')
  process.exitCode = 1
}
