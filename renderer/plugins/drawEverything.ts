import { readFileSync } from 'node:fs'
import type { Drawing } from '../../art/catalogue'
import { writeFileAtomic } from '../../collections/writeFileAtomic.ts'
import { startDrawing } from './startDrawing.js'

/** Every picture by its name, in the order of the catalogue. */
export type Drawings = ReadonlyMap<string, Drawing>

/** Where `viteThread.js` leaves what it has begun. In the global object, because Vite bundles its configuration with copies of all modules. */
const begun = globalThis as { drawingBegun?: ReturnType<typeof startDrawing> | undefined }

/** Draws all pictures, or waits for those that are being drawn since before Vite was loaded. */
export async function drawEverything(): Promise<Drawings> {
  const drawing = begun.drawingBegun ?? startDrawing()
  // Only once, because in the preview the code may have changed.
  begun.drawingBegun = undefined
  const { file, drawn } = await drawing
  if (!drawn) return new Map(JSON.parse(readFileSync(file, 'utf8')))
  const entries = await drawn
  writeFileAtomic(file, JSON.stringify(entries))
  return new Map(entries)
}
