import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isText } from '../../../renderer/prerender/compress'
import type { Finding, SiteRule } from '../rule'

const kinds = { br: brotliDecompressSync, gz: gunzipSync } as const

export const compressedCopies = {
  name: 'compressed copies',
  scope: 'site',
  why: 'Every text file has a Brotli and a gzip copy beside it, which servers send instead, with the same content.',
  check({ files }) {
    if (![...files.keys()].some((path) => /\.(br|gz)$/.test(path))) {
      return [{ page: '/', found: 'a build without compressed copies, as by --no-compress', expected: 'one with them, unless the host compresses on its own' }]
    }
    return [...files].flatMap(([path, read]) => {
      if (!isText(path)) return []
      return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind): Finding[] => {
        const copy = files.get(`${path}.${kind}`)
        if (!copy) return [{ page: path, found: `no ${path}.${kind}`, expected: 'a compressed copy' }]
        return isCopy(kind, copy(), read()) ? [] : [{ page: path, found: `${path}.${kind}, which says something else`, expected: 'a copy of this file' }]
      })
    })
  },
} satisfies SiteRule

function isCopy(kind: keyof typeof kinds, copy: Buffer, original: Buffer): boolean {
  try {
    return kinds[kind](copy).equals(original)
  } catch {
    return false
  }
}
