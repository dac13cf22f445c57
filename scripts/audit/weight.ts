import { firstPartOf } from '../../renderer/firstPart'
import { compress } from '../../renderer/prerender/compress'
import type { Finding } from './rule'
import type { Site } from './site'

/** Transferred bytes of pages and scripts: their Brotli copies from the build, or copies made now, as the build makes them. */
export async function compressedSize({ files }: Pick<Site, 'files'>, paths: Iterable<string>): Promise<number> {
  const sizes = [...paths].map(async (path) => {
    const copy = files.get(`${path}.br`)?.() ?? (await compress(files.get(path)?.() ?? Buffer.alloc(0), path.endsWith('.html') ? 'page' : 'script')).br
    return copy.length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Bytes of the first part of a page, compressed like a page. */
export async function firstPartSize(page: Buffer): Promise<number> {
  return (await compress(firstPartOf(page), 'page')).br.length
}

/** Weights over their limit. */
export function overweight(weights: readonly { bytes: number; limit: number; what: string }[]): Finding[] {
  const over = weights.filter(({ bytes, limit }) => bytes > limit)
  return over.map(({ bytes, limit, what }) => ({ found: `${kilobytes(bytes)} ${what}`, expected: `at most ${kilobytes(limit)}` }))
}

/** Formats a number of bytes; a kilobyte is a thousand. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`
}
