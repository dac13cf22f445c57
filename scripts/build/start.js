import { existsSync } from 'node:fs'

/**
 * `npm run build`. Where no code has changed since the last build, the program runs that was bundled then: it starts in a
 * quarter of the time that Node needs for the sources, which it cannot read by itself. This file is JavaScript for the same
 * reason.
 */
const bundle = new URL('../../.cache/bundle/', import.meta.url)
const program = new URL('builder/buildIfCurrent.mjs', bundle)
// It is named by a mark once it is there as a whole (`keepFolder.ts`).
const isWhole = existsSync(new URL('../bundle.fingerprint', bundle)) && existsSync(program)
const isDone = isWhole && (await (await import(program.href)).buildIfCurrent())
if (!isDone) {
  const { register } = await import('tsx/esm/api')
  register()
  const { build } = await import('../build.ts')
  await build()
}
