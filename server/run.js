import { existsSync } from 'node:fs'

/**
 * `npm run serve` and `npm run messages`: runs the built programs. JavaScript, because it must work without the packages for
 * building.
 */
const [name] = process.argv.splice(2, 1)
const program = new URL(`../dist/server/${name}.mjs`, import.meta.url)
if (existsSync(program)) await import(program.href)
else {
  console.error('There is no build in dist/server. Run `npm run build` first.')
  process.exitCode = 1
}
