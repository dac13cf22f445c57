import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file atomically: completely or not at all, even if the process is killed. Creates its folder. */
export function writeFileAtomic(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, data)
  renameSync(part, file)
}
