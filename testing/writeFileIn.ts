import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file of a folder, and the folders between them. */
export function writeFileIn(folder: string, file: string, content: string | Uint8Array = ''): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}
