import { brotliCompressSync, constants } from 'node:zlib'
import type { Site } from './site'

/** Transferred bytes of a file: its Brotli copy from the build, or one created now. */
export function compressedSize({ files }: Pick<Site, 'files'>, path: string): number {
  const copy = files.get(`${path}.br`)
  if (copy) return copy().length
  const file = files.get(path)?.() ?? Buffer.alloc(0)
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length
}

/** Formats a number of bytes; a kilobyte is a thousand. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`
}
