import { existsSync } from 'node:fs'

/**
 * `npm run build`. Where no code has changed since the last build, the program runs that was bundled then: it starts in a
 * quarter of the time that Node needs for the sources, which it cannot read by itself. This file is JavaScript for the same
 * reason.
 */
const bundled = new URL('../../.cache/bundle/builder/buildIfCurrent.mjs', import.meta.url)
const isDone = existsSync(bundled) && (await (await import(bundled.href)).buildIfCurrent())
if (!isDone) {
  const { register } = await import('tsx/esm/api')
  register()
  const { build } = await import('../build.ts')
  await build()
}
