import { existsSync } from 'node:fs'

/**
 * `npm run serve` and `npm run messages`: what the build has made of their sources. It needs none of the packages that are for
 * building; so this file is JavaScript, too.
 */
const [name] = process.argv.splice(2, 1)
const program = new URL(`../dist/server/${name}.mjs`, import.meta.url)
if (existsSync(program)) await import(program.href)
else {
  console.error('There is no build in dist/server. Run `npm run build` first.')
  process.exitCode = 1
}
