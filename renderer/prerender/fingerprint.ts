import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../collections/listFiles.ts'

/** Fingerprint of the paths and contents of a folder. */
export function fingerprintFolder(folder: string): string {
  return fingerprintFiles(folder, listFiles(folder))
}

/** Fingerprint of the paths and contents of files. */
export function fingerprintFiles(root: string, files: readonly string[]): string {
  return hash(pathsAndContents(root, files))
}

function* pathsAndContents(root: string, files: readonly string[]): Generator<string | Buffer> {
  for (const file of files) {
    yield file
    yield readFileSync(join(root, file))
  }
}

export function hash(parts: Iterable<string | Uint8Array>): string {
  const sum = createHash('sha256')
  // The length separates the parts.
  for (const part of parts) sum.update(`${part.length}:`).update(part)
  return sum.digest('base64url').slice(0, 22)
}
