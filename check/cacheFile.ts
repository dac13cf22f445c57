import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFileAtomic } from '../collections/writeFileAtomic'

/** What the check has found out and keeps: `name` in a folder of the packages, which no checkout shares; nothing where there is none. */
export function cacheFile(root: string, name: string): string {
  return join(root, 'node_modules/.cache/check', `${name}.json`)
}

/** A cache that cannot be read is no reason to stop. */
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
