import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressedSize } from './weight'

it('weighs a script without a compressed copy as the build would compress it', async () => {
  const script = readFileSync('node_modules/react-dom/cjs/react-dom.production.js')
  const size = await compressedSize({ files: new Map([['/a.js', () => script]]) }, ['/a.js'])
  const copy = brotliCompressSync(script)
  expect(size).toBe(copy.length)
})
