import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from './compress'

/** Text of which half is lost by compressing it, as of words. */
const words = (count: number) => Buffer.from(Array.from({ length: count }, (_, index) => ((index * 2654435761) >>> 7).toString(36)).join(' '))
const brotli = (text: Buffer, quality: number) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

it('gives the same text back', async () => {
  const { br, gz } = await compress(words(100), 'page')
  expect(brotliDecompressSync(br)).toEqual(words(100))
  expect(gunzipSync(gz)).toEqual(words(100))
})

it('takes more time for a page that does not fit into the first answer of a server, and only then', async () => {
  const [small, large] = [words(2000), words(4000)]
  expect(brotli(small, 5).length).toBeLessThan(13_000)
  expect(brotli(large, 5).length).toBeGreaterThan(13_000)
  expect((await compress(small, 'page')).br.length / brotli(small, 11).length).toBeGreaterThan(1.02)
  const { br } = await compress(large, 'page')
  expect(br.length / brotli(large, 11).length).toBeLessThan(1.02)
  expect(brotliDecompressSync(br)).toEqual(large)
})
