import { readFileSync, rmSync } from 'node:fs'
import type { Drawing as Picture } from '../../art/catalogue'
import { writeFileAtomic } from '../../collections/writeFileAtomic.ts'
import { startDrawing } from './startDrawing.js'

type Drawing = Awaited<ReturnType<typeof startDrawing>>

/** Every picture by its name, in the order of the catalogue. */
export type Drawings = ReadonlyMap<string, Picture>

/** The drawing that `viteThread.js` has begun. Global, because Vite bundles its configuration with copies of all modules. */
const begun = globalThis as { drawingBegun?: Promise<Drawing> | undefined }

/** Draws all pictures, or waits for the drawing that has begun before Vite was loaded. Draws again if the cached file is damaged. */
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
