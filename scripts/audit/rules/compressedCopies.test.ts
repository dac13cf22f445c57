import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { document, sampleSite } from '../../../testing/sampleSite'
import { compressedCopies } from './compressedCopies'

const robots = 'Sitemap: https://site.test/sitemap.xml\n'
const files: Record<string, string | Buffer> = { '/a.woff2': '' }
for (const [path, text] of Object.entries({ '/index.html': document(), '/robots.txt': robots })) {
  Object.assign(files, { [path]: text, [`${path}.br`]: brotliCompressSync(text), [`${path}.gz`]: gzipSync(text) })
}

it('reports missing, stale and broken copies', () => {
  const { '/index.html.gz': _, ...rest } = files
  expect(compressedCopies.check(sampleSite(rest))).toEqual([{ page: '/index.html', found: 'no /index.html.gz', expected: 'a compressed copy' }])
  for (const copy of [brotliCompressSync('other'), Buffer.from('no Brotli')]) {
    const findings = compressedCopies.check(sampleSite({ ...files, '/robots.txt.br': copy }))
    expect(findings).toEqual([{ page: '/robots.txt', found: '/robots.txt.br, which says something else', expected: 'a copy of this file' }])
  }
})

it('reports a build without copies once', () => {
  expect(compressedCopies.check(sampleSite({ '/index.html': document(), '/robots.txt': robots, '/a.woff2': '' }))).toEqual([
    { page: '/', found: 'a build without compressed copies, as by --no-compress', expected: 'one with them, unless the host compresses on its own' },
  ])
})

it('requires copies of all types that the build compresses', () => {
  const findings = compressedCopies.check(sampleSite({ ...files, '/manifest.webmanifest': '{}' }))
  expect(findings.map(({ found }) => found)).toEqual(['no /manifest.webmanifest.br', 'no /manifest.webmanifest.gz'])
})

it('accepts current copies', () => {
  expect(compressedCopies.check(sampleSite(files))).toEqual([])
})
