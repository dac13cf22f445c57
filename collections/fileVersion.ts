import { type Stats, statSync } from 'node:fs'

/** Changes whenever a file does. */
export function fileVersion({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs}-${size}-${ino}`
}

/** The same function of a file, and of what always belongs to it, which makes its value again only when the file has changed. */
export function memoizeByFile<More extends unknown[], Value>(make: (path: string, ...more: More) => Value): (path: string, ...more: More) => Value {
  const known = new Map<string, { version: string; value: Value }>()
  return (path, ...more) => {
    const version = fileVersion(statSync(path))
    const last = known.get(path)
    const made = last?.version === version ? last : { version, value: make(path, ...more) }
    known.set(path, made)
    return made.value
  }
}
