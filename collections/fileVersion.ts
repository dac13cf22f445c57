import type { Stats } from 'node:fs'

/** Changes whenever a file does. */
export function fileVersion({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs}-${size}-${ino}`
}
