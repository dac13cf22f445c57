import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheFile, readCache, writeCache } from './cacheFile'
import type { KeyReads } from './keyReads'

/**
 * What files of code say about words, by path. Parsing them takes longer than all the rest of the check, so what is known
 * about a file is kept until the file changes, or how it is read.
 *
 * @param paths from the root.
 * @returns what is known by path, and the files that are not valid TypeScript.
 */
export async function readAllKeys(root: string, paths: readonly string[]): Promise<{ reads: Map<string, KeyReads>; invalid: string[] }> {
  const cache = cacheFile(root, 'keyReads')
  const known = readCache<KeyReads>(cache)
  const reader = readFileSync(fileURLToPath(import.meta.resolve('./keyReads.ts')))
  const files = paths.map((path) => {
    const code = readFileSync(join(root, path), 'utf8')
    return { path, code, key: createHash('sha256').update(reader).update(path).update(code).digest('base64url').slice(0, 22) }
  })
  const unknown = files.filter(({ key }) => !known[key])
  const invalid: string[] = []
  if (unknown.length > 0) {
    const { readKeys } = await import('./keyReads')
    for (const { path, code, key } of unknown) {
      try {
        known[key] = readKeys(code, path)
      } catch {
        invalid.push(path)
      }
    }
    writeCache(cache, Object.fromEntries(files.map(({ key }) => [key, known[key]])))
  }
  return { reads: new Map(files.flatMap(({ path, key }) => (known[key] ? [[path, known[key]]] : []))), invalid }
}
