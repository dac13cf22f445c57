import { brotliCompressSync, constants } from 'node:zlib'
import { firstPartOf } from '../../renderer/firstPart'
import type { Site } from './site'

/**
 * Transferred bytes of a file: its Brotli copy from the build, or one created now, with as much effort as the build’s
 * (`renderer/prerender/compress.ts`): most for scripts, and more for what would exceed a page’s budget.
 */
export function compressedSize({ files }: Pick<Site, 'files'>, path: string): number {
  const copy = files.get(`${path}.br`)
  if (copy) return copy().length
  const file = files.get(path)?.() ?? Buffer.alloc(0)
  if (path.endsWith('.js')) return brotliSize(file, 11)
  const size = brotliSize(file, 7)
  return size <= 14_000 ? size : brotliSize(file, 11)
}

/** Bytes of the first part of a page, as the build compresses it: with more effort what would exceed the limit otherwise. */
export function firstPartSize(page: Buffer, limit: number): number {
  const first = firstPartOf(page)
  const size = brotliSize(first, 7)
  return size <= limit ? size : brotliSize(first, 10)
}

function brotliSize(file: Buffer, quality: number): number {
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

/** Formats a number of bytes; a kilobyte is a thousand. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`
}
