import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { rolldown } from 'rolldown'
import type { Drawing } from '../../art/catalogue'
import { writeFileAtomic } from '../../collections/writeFileAtomic.ts'

/** Every picture by its name, in the order of the catalogue. */
export type Drawings = ReadonlyMap<string, Drawing>

const inFlight = new Map<string, Promise<Drawings>>()

/**
 * Draws all pictures, unless the cache has them from the same code: drawing takes longer than rendering
 * all pages.
 *
 * @param cache folder of the finished drawings.
 */
export async function drawEverything(cache = '.cache/drawings'): Promise<Drawings> {
  const program = await bundleProgram()
  // The program contains everything that decides the result, data of packages included.
  const key = createHash('sha256').update(process.version).update(program).digest('hex').slice(0, 16)
  const drawing = inFlight.get(key) ?? readOrDraw(program, cache, key)
  inFlight.set(key, drawing)
  return drawing
}

/** The drawing code as one script, data of packages included. */
export async function bundleProgram(): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(new URL('drawingProgram.ts', import.meta.url)), platform: 'node' })
  const { output } = await bundle.generate({ format: 'cjs' })
  await bundle.close()
  return output[0].code
}

async function readOrDraw(program: string, cache: string, key: string): Promise<Drawings> {
  const file = `${cache}/${key}.json`
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The code is bundled meanwhile, which takes one core as long; and each thread compiles the drawing code again.
    const parts = Math.max(1, availableParallelism() - 1)
    const drawn = await Promise.all(Array.from({ length: parts }, (_, part) => run(program, { part, parts })))
    // Restores the order of the catalogue: each worker drew every `parts`-th picture.
    const entries = (drawn[0] ?? []).flatMap((_, index) => drawn.flatMap((each) => each.slice(index, index + 1)))
    writeFileAtomic(file, JSON.stringify(entries))
    return new Map(entries)
  }
}

async function run(program: string, workerData: { part: number; parts: number }): Promise<[string, Drawing][]> {
  // Drawing allocates millions of short-lived points; with a larger young generation, most are dead before the first collection.
  const worker = new Worker(program, { eval: true, workerData, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 64 } })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
