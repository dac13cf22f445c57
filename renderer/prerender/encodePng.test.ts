import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePng, setPixel, toRows } from './encodePng'

it.each([16, 17, 256])('keeps the colour of each pixel, with a palette of %i', async (count) => {
  const palette = Array.from({ length: count }, (_, index) => (index * 0x0f0301) % 2 ** 24)
  const [width, height] = [count + 1, 3]
  const pixels = Uint8Array.from({ length: width * height }, (_, index) => (index * 7) % count)
  const { data, info } = await sharp(await encodePng(toRows({ width, height, palette, pixels })))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width, height, channels: 3 })
  expect(Array.from(pixels, (_, index) => data.readUIntBE(3 * index, 3))).toEqual(Array.from(pixels, (pixel) => palette[pixel]))
})

it.each([16, 256])('changes only the given pixel, with a palette of %i', (count) => {
  const palette = Array.from({ length: count }, (_, index) => index)
  const image = { width: 5, height: 2, palette, pixels: Uint8Array.from({ length: 10 }, (_, index) => index) }
  const changed = toRows(image)
  for (const at of [2, 8]) setPixel(changed, at % 5, Math.floor(at / 5), 15)
  expect(changed).toEqual(toRows({ ...image, pixels: image.pixels.map((pixel, at) => (at === 2 || at === 8 ? 15 : pixel)) }))
})
