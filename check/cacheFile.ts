import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFileAtomic } from '../collections/writeFileAtomic'

/** Path of a cache file of the check, in `node_modules`, which checkouts do not share. */
export function cacheFile(root: string, name: string): string {
  return join(root, 'node_modules/.cache/check', `${name}.json`)
}

/** An unreadable cache is treated as empty. */
export function readCache<T>(file: string): Record<string, T | undefined> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

export function writeCache(file: string, kept: object): void {
  const packages = dirname(dirname(dirname(file)))
  if (existsSync(packages)) writeFileAtomic(file, JSON.stringify(kept))
}
