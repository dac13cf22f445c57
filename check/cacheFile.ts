import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

/** Whole or not at all, as several checks may run at the same time. */
export function writeCache(file: string, kept: object): void {
  const packages = dirname(dirname(dirname(file)))
  if (!existsSync(packages)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept))
  renameSync(`${file}.${process.pid}`, file)
}
