import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { rolldown } from 'rolldown'

/**
 * @typedef {[name: string, drawing: import('../../art/catalogue').Drawing][]} Entries in the order of the catalogue.
 * @typedef {{ file: string, drawn: Promise<Entries> | undefined }} Drawing The file of the cache for these drawings; undefined if it exists.
 */

/** By file: the projects of the unit tests draw at the same time. @type {Map<string, Promise<Entries>>} */
const inFlight = new Map()

/**
 * Begins to draw all pictures, unless the cache has them from the same code: drawing takes longer than rendering all pages. JavaScript,
 * because `viteThread.js` calls it before Vite is loaded, which compiles TypeScript.
 *
 * @param {number} threads how many may draw.
 * @returns {Promise<Drawing>}
 */
export async function startDrawing(threads = availableParallelism()) {
  const program = await bundleProgram()
  // The program contains everything that decides the result, data of packages included.
  const key = createHash('sha256').update(process.version).update(program).digest('hex').slice(0, 16)
  const file = `.cache/drawings/${key}.json`
  if (existsSync(file)) return { file, drawn: undefined }
  const drawn = inFlight.get(file) ?? drawAll(program, threads)
  inFlight.set(file, drawn)
  return { file, drawn }
}

/** The drawing code as one script, data of packages included. */
export async function bundleProgram() {
  const input = fileURLToPath(new URL('drawingProgram.ts', import.meta.url))
  // Without comments that name the modules’ folders, so that the same code has the same key in another folder, too.
  const bundle = await rolldown({ input, platform: 'node', experimental: { attachDebugInfo: 'none' } })
  const { output } = await bundle.generate({ format: 'cjs' })
  await bundle.close()
  return output[0].code
}

/**
 * @param {string} program
 * @param {number} threads
 * @returns {Promise<Entries>}
 */
async function drawAll(program, threads) {
  // At most eight, as each thread has a heap of its own and compiles the drawing code again.
  const parts = Math.max(1, Math.min(8, threads))
  const drawn = await Promise.all(Array.from({ length: parts }, (_, part) => run(program, { part, parts })))
  // Restores the order of the catalogue: each worker drew every `parts`-th picture.
  return (drawn[0] ?? []).flatMap((_, index) => drawn.flatMap((each) => each.slice(index, index + 1)))
}

/**
 * @param {string} program
 * @param {{ part: number, parts: number }} workerData
 * @returns {Promise<Entries>}
 */
async function run(program, workerData) {
  // Drawing allocates millions of short-lived points; with a larger young generation, most are dead before the first collection.
  const worker = new Worker(program, { eval: true, workerData, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 32 } })
  const [entries] = await once(worker, 'message')
  return entries
}
