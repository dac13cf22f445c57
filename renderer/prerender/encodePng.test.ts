import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePng } from './encodePng'

it.each([16, 17, 256])('keeps the colour of each pixel, with a palette of %i', async (count) => {
  const palette = Array.from({ length: count }, (_, index) => (index * 0x0f0301) % 2 ** 24)
  const [width, height] = [count + 1, 3]
  const pixels = Uint8Array.from({ length: width * height }, (_, index) => (index * 7) % count)
  const { data, info } = await sharp(await encodePng({ width, height, palette, pixels }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width, height, channels: 3 })
  expect(Array.from(pixels, (_, index) => data.readUIntBE(3 * index, 3))).toEqual(Array.from(pixels, (pixel) => palette[pixel]))
})
