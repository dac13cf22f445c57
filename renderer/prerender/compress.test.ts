import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from './compress'

/** Text that compresses to about half its size, like prose. */
const words = (count: number) => Buffer.from(Array.from({ length: count }, (_, index) => ((index * 2654435761) >>> 7).toString(36)).join(' '))
const brotli = (text: Buffer, quality: number) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

it('decompresses to the same text', async () => {
  const { br, gz } = await compress(words(100), 'page')
  expect(brotliDecompressSync(br)).toEqual(words(100))
  expect(gunzipSync(gz)).toEqual(words(100))
})

it('compresses a page harder only if it is larger than one round trip', async () => {
  const [small, large] = [words(2800), words(3200)]
  expect(brotli(small, 7).length).toBeLessThan(10_700)
  expect(brotli(large, 7).length).toBeGreaterThan(10_700)
  expect((await compress(small, 'page')).br.length / brotli(small, 11).length).toBeGreaterThan(1.02)
  const { br } = await compress(large, 'page')
  expect(br.length / brotli(large, 11).length).toBeLessThan(1.02)
  expect(brotliDecompressSync(br)).toEqual(large)
})

it('compresses a page no harder if only what follows its first part does not arrive in one round trip', async () => {
  const page = (count: number) => Buffer.concat([words(count).subarray(0, 12_000), Buffer.from('<p id="_first">'), words(count).subarray(12_000)])
  const ratio = async (text: Buffer) => (await compress(text, 'page')).br.length / brotli(text, 7).length
  const [some, more] = [page(3200), page(4000)]
  expect(brotli(some, 7).length).toBeGreaterThan(10_700)
  expect(brotli(some, 7).length).toBeLessThan(14_000)
  expect(brotli(more, 7).length).toBeGreaterThan(14_000)
  expect([(await ratio(some)) > 0.99, (await ratio(more)) > 0.99]).toEqual([true, false])
})

it('takes the best level only for pages that a faster one does not bring into their budget', async () => {
  const ofPage = (text: Buffer, quality: number) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_LGWIN]: 16 }
    return brotliCompressSync(text, { params })
  }
  const [modest, large] = [words(3640), words(4000)]
  expect((await compress(modest, 'page')).br).toEqual(ofPage(modest, 10))
  expect((await compress(large, 'page')).br).toEqual(ofPage(large, 11))
  expect(ofPage(modest, 10)).not.toEqual(ofPage(modest, 11))
})
