import { readFileSync, rmSync } from 'node:fs'
import type { Drawing as Picture } from '../../art/catalogue'
import { writeFileAtomic } from '../../collections/writeFileAtomic.ts'
import { startDrawing } from './startDrawing.js'

type Drawing = Awaited<ReturnType<typeof startDrawing>>

/** Every picture by its name, in the order of the catalogue. */
export type Drawings = ReadonlyMap<string, Picture>

/** Where `viteThread.js` leaves what it has begun. In the global object, because Vite bundles its configuration with copies of all modules. */
const begun = globalThis as { drawingBegun?: Promise<Drawing> | undefined }

/** Draws all pictures, or waits for those that are being drawn since before Vite was loaded. A damaged file of the cache is drawn again. */
export async function drawEverything(start: () => Promise<Drawing> = startDrawing): Promise<Drawings> {
  const drawing = begun.drawingBegun ?? start()
  // Only once, because in the preview the code may have changed.
  begun.drawingBegun = undefined
  const { file, drawn } = await drawing
  if (drawn) {
    const entries = await drawn
    writeFileAtomic(file, JSON.stringify(entries))
    return new Map(entries)
  }
  const kept = readFileSync(file, 'utf8')
  try {
    return new Map(JSON.parse(kept))
  } catch {
    rmSync(file)
    return drawEverything(start)
  }
}
