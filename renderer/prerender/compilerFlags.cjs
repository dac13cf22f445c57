const { setFlagsFromString } = require('node:v8')

/**
 * For processes that run for seconds only, each of whose threads compiles its code: builds and tests; and for the preview, most of whose
 * code runs once, before the first page. Immediate baseline compilation and later optimisation save a sixth of the workers’ time over 3,000
 * pages (`npm run bench -- build`), and of drawing. Only for Node 20: newer versions of V8 have a mid-tier compiler and other flags.
 * WebAssembly (HarfBuzz) runs for a fraction of a second, too: optimising it took three times as long as running it. CommonJS, as
 * `node --require` loads nothing else in Node 20.
 */
if (process.versions.v8.startsWith('11.')) {
  for (const flag of ['--always-sparkplug', '--interrupt-budget=400000', '--wasm-tiering-budget=2000000000']) setFlagsFromString(flag)
}
