import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file atomically: completely or not at all, even if the process is killed. Creates its folder. */
export function writeFileAtomic(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.part`
  try {
    writeFileSync(part, data)
    renameSync(part, file)
  } catch (error) {
    // On a full disk, the part would take the rest of it.
    rmSync(part, { force: true })
    throw error
  }
}
